import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createWorker } from './worker.ts'

type Options = Partial<Parameters<typeof createWorker<string, string>>[0]>

function open(options: Options = {}) {
  const thread = createWorker<string, string>({
    program: new URL('./testing/controllable-worker.ts', import.meta.url),
    maxWaiting: 3,
    timeLimitMs: (work) => (work === 'hang' ? 500 : 20_000),
    failure: 'the work was not done',
    ...options,
  })
  onTestFinished(() => thread.close())
  return thread
}

describe.each([
  ['a thread', {}],
  ['a process', { isProcess: true }],
])('in %s', (_, kind) => {
  test('a task that takes too long is ended, and another does the next', async () => {
    const { perform } = open(kind)
    const [slow, next] = [perform('one', 'hang'), perform('another', 'next')]
    await expect(slow).rejects.toMatchObject({ message: 'the work was not done: it took too long', wasTried: true })
    expect(await next).toBe('next')
  })

  test('a task that kills it fails alone', async () => {
    const { perform } = open(kind)
    const [deadly, next] = [perform('one', 'die'), perform('one', 'next')]
    await expect(deadly).rejects.toMatchObject({ wasTried: true })
    expect(await next).toBe('next')
  })

  test('the keys and passwords of the server are not in its environment', async () => {
    process.env.PIPIT_TEST_SECRET = 'secret'
    onTestFinished(() => void delete process.env.PIPIT_TEST_SECRET)
    const names = await open({ ...kind, env: { GIVEN: 'yes' } }).perform('one', 'environment')
    expect(names).toContain('GIVEN')
    expect(names).not.toContain('PIPIT_TEST_SECRET')
  })
})

test('a task that takes too long is tried as often as wanted, and those that it was given together with are not blamed', async () => {
  const { perform } = open({ isProcess: true, tasksAtOnce: Infinity, maxAttempts: 2 })
  const tasks = [perform('one', 'hang'), perform('one', 'hang'), perform('another', 'next')]
  expect((await Promise.allSettled(tasks)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
})

test('what a task throws is the cause of its error, and its thread goes on', async () => {
  const { perform } = open()
  await expect(perform('one', 'fail')).rejects.toMatchObject({
    message: 'the work was not done',
    cause: { message: 'no' },
  })
  expect(await perform('one', 'next')).toBe('next')
})

test('families take turns', async () => {
  const { perform } = open()
  const done: string[] = []
  const tasks = [
    ['a family', 'its first'],
    ['a family', 'its second'],
    ['a family', 'its third'],
    ['another family', 'theirs'],
  ] as const
  await Promise.all(tasks.map(async ([family, work]) => done.push(await perform(family, work))))
  expect(done).toEqual(['its first', 'theirs', 'its second', 'its third'])
})

test('when too much waits, the family with the most of it loses its newest task', async () => {
  const { perform } = open()
  const first = perform('a family', 'hang')
  const theirs = ['one', 'two', 'three'].map((work) => perform('a family', work))
  const other = perform('another family', 'another')
  await expect(theirs[2]).rejects.toMatchObject({ message: 'the work was not done: too much waits', wasTried: false })
  await expect(first).rejects.toThrow('took too long')
  expect(await Promise.all([other, ...theirs.slice(0, 2)])).toEqual(['another', 'one', 'two'])
})

test('what is not done when it closes was not tried', async () => {
  const { perform, close } = open()
  const tasks = ['hang', 'next'].map((work) => perform('a family', work))
  const ended = Promise.allSettled([...tasks, close(), perform('a family', 'late')])
  const reason = expect.objectContaining({ message: 'the work was not done: the server is stopping', wasTried: false })
  expect(await ended).toMatchObject([{ reason }, { reason }, { status: 'fulfilled' }, {}])
  await expect(perform('a family', 'later')).rejects.toThrow('the server is stopping')
})

test.each([true, false])('a program waits until its idle worker has ended (process: %s)', async (isProcess) => {
  const program = `
    import { createWorker } from '@pipit/concurrency/worker'
    const program = new URL(${JSON.stringify(String(new URL('./testing/controllable-worker.ts', import.meta.url)))})
    const options = { program, maxWaiting: 3, timeLimitMs: () => 20_000, failure: 'no', isProcess: ${isProcess} }
    const { perform, close } = createWorker(options)
    console.log(await perform('one', 'done'))
    await close()
    console.log('closed')`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
  })
  expect(stdout).toBe('done\nclosed\n')
})
