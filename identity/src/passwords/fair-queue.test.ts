import { describe, expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** One task runs at a time, and ends when the test says so. */
function aQueue(maxWaiting = 100) {
  const run = createFairQueue({ concurrency: 1, maxWaiting })
  const served: string[] = []
  const refused: string[] = []
  let end = () => {}
  return {
    served,
    refused,
    add(name: string, address: string, isTrusted = false) {
      void run({ address, isTrusted }, () => {
        served.push(name)
        return new Promise<void>((resolve) => {
          end = resolve
        })
      }).catch((error: Error) => refused.push(`${name}: ${error.name}`))
    },
    /** Ends one task after the other until all have been served. */
    async serveAll() {
      for (let before = -1; before !== served.length; await new Promise(setImmediate)) {
        before = served.length
        end()
      }
      return served
    },
  }
}

describe('a fair queue', () => {
  test('addresses take turns', async () => {
    const queue = aQueue()
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) queue.add(name, name[0] ?? '')
    expect(await queue.serveAll()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  })

  test('trusted requesters go first, but every fourth turn is for others', async () => {
    const queue = aQueue()
    queue.add('first', 'a')
    for (const name of ['s1', 's2', 's3']) queue.add(name, name)
    for (const name of ['t1', 't2', 't3', 't4', 't5']) queue.add(name, name, true)
    expect(await queue.serveAll()).toEqual(['first', 't1', 't2', 't3', 's1', 't4', 't5', 's2', 's3'])
  })

  test('a full queue refuses the newest request of the address with the most, and never a trusted one for strangers', async () => {
    const queue = aQueue(3)
    queue.add('running', 'x')
    for (const name of ['a1', 'a2', 'a3']) queue.add(name, 'a')
    queue.add('b1', 'b')
    queue.add('trusted', 'c', true)
    await new Promise(setImmediate)
    expect(queue.refused).toEqual(['a3: BusyError'])
    expect(await queue.serveAll()).toEqual(['running', 'trusted', 'a1', 'b1', 'a2'])
  })

  test('a queue full of different addresses refuses the newest', async () => {
    const queue = aQueue(2)
    for (const name of ['running', 'a', 'b', 'c']) queue.add(name, name)
    await new Promise(setImmediate)
    expect(queue.refused).toEqual(['c: BusyError'])
  })

  test('a task that fails makes room for the next', async () => {
    const run = createFairQueue({ concurrency: 1, maxWaiting: 1 })
    const requester = { address: 'a', isTrusted: false }
    const failed = run(requester, () => Promise.reject(new Error('broken')))
    const next = run(requester, async () => 'served')
    await expect(failed).rejects.toThrow('broken')
    expect(await next).toBe('served')
  })
})
