import { describe, expect, test } from 'vitest'
import { createTurns } from './take-turns.ts'

/** Tasks that are ended by hand. */
function setUp({ tasksAtOnce, burstSize = 100 }: { tasksAtOnce: number; burstSize?: number }) {
  const refusal = () => new Error('too many wait')
  const inTurn = createTurns({ tasksAtOnce, tasksPerSecond: 10, burstSize, maxWaiting: 2, refusal })
  const started: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()
  return {
    started,
    begin(caller: string, task: string) {
      ends.set(task, Promise.withResolvers())
      return inTurn(caller, async () => {
        started.push(task)
        await ends.get(task)?.promise
        return `the result of ${task}`
      })
    },
    end: (task: string) => ends.get(task)?.resolve(),
    fail: (task: string) => ends.get(task)?.reject(new Error(`${task} failed`)),
  }
}

describe('callers take turns', () => {
  test('a caller’s third task waits until one of two has ended', async () => {
    const { begin, end, started } = setUp({ tasksAtOnce: 2 })
    const first = begin('a family', 'one')
    void begin('a family', 'two')
    const third = begin('a family', 'three')
    await expect.poll(() => started).toEqual(['one', 'two'])
    end('one')
    expect(await first).toBe('the result of one')
    end('three')
    expect(await third).toBe('the result of three')
  })

  test('another caller does not wait', async () => {
    const { begin, started } = setUp({ tasksAtOnce: 1 })
    void begin('a family', 'one')
    void begin('a family', 'two')
    void begin('another family', 'theirs')
    await expect.poll(() => started).toEqual(['one', 'theirs'])
  })

  test('after a burst, a caller’s tasks are paced, and those of others are not', async () => {
    const { begin, end } = setUp({ tasksAtOnce: 1, burstSize: 2 })
    const startedAt = performance.now()
    const run = async (caller: string, task: string) => {
      const ended = begin(caller, task)
      end(task)
      await ended
      return performance.now() - startedAt
    }
    await run('a family', 'one')
    await run('a family', 'two')
    const [third, theirs] = await Promise.all([run('a family', 'three'), run('another family', 'theirs')])
    expect(third).toBeGreaterThan(50)
    expect(theirs).toBeLessThan(third)
  })

  test('a caller of whom too many tasks wait is refused, and another caller is not', async () => {
    const { begin, started } = setUp({ tasksAtOnce: 1 })
    for (const task of ['one', 'two', 'three']) void begin('a family', task)
    await expect(begin('a family', 'four')).rejects.toThrow('too many wait')
    void begin('another family', 'theirs')
    await expect.poll(() => started).toEqual(['one', 'theirs'])
  })

  test('a task that fails passes its place on', async () => {
    const { begin, end, fail } = setUp({ tasksAtOnce: 1 })
    const first = begin('a family', 'one')
    const second = begin('a family', 'two')
    fail('one')
    await expect(first).rejects.toThrow('one failed')
    end('two')
    expect(await second).toBe('the result of two')
  })
})
