import { expect, onTestFinished, test } from 'vitest'
import { createWorkers, type Workers } from './workers.ts'

const program = new URL('./testing/obedient-process.ts', import.meta.url)

function open(options: Partial<Parameters<typeof createWorkers>[0]> = {}): Workers {
  const workers = createWorkers({ name: 'The ears', program, count: 1, idleFor: 60_000, patience: 20_000, ...options })
  onTestFinished(() => workers.close())
  return workers
}

const isAlive = (pid: unknown) => {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

test('answers in the order in which they were asked', async () => {
  const workers = open()
  const answered: unknown[] = []
  await Promise.all(['a', 'b', 'c', 'd'].map(async (ask) => answered.push(await workers.ask(ask))))
  expect(answered).toEqual(['a', 'b', 'c', 'd'])
})

test('who crashes fails the one call, and another takes the next', async () => {
  const workers = open()
  const first = await workers.ask('who')
  const crash = workers.ask('crash')
  const next = workers.ask('who')
  await expect(crash).rejects.toThrow('ended by itself')
  expect(await next).not.toBe(first)
})

test('who hangs is ended, and another takes the next', async () => {
  const workers = open({ patience: 2_000 })
  await workers.warmUp()
  const hang = workers.ask('hang')
  const next = workers.ask('next')
  await expect(hang).rejects.toThrow('did not answer')
  expect(await next).toBe('next')
})

test('a failure is told, and does no other harm', async () => {
  const workers = open()
  const first = await workers.ask('who')
  await expect(workers.ask('fail')).rejects.toThrow('no')
  expect(await workers.ask('who')).toBe(first)
})

test('who cannot start says why to everybody who waits, and is tried again for the next', async () => {
  const workers = open({ programArguments: ['broken'] })
  const asked = [workers.ask('a'), workers.ask('b')]
  for (const answer of asked) await expect(answer).rejects.toThrow('The ears cannot start: the weights are wrong')
  await expect(workers.ask('c')).rejects.toThrow('the weights are wrong')
  await expect(workers.warmUp()).rejects.toThrow('the weights are wrong')
})

test('what is no longer wanted ends at once, whether it waits or is being done', async () => {
  const workers = open()
  const first = await workers.ask('who')
  const [doing, waiting] = [new AbortController(), new AbortController()]
  const done = workers.ask('wait', doing.signal)
  const never = workers.ask('crash', waiting.signal)
  waiting.abort(new Error('not wanted'))
  await expect(never).rejects.toThrow('not wanted')
  doing.abort(new Error('nor this'))
  await expect(done).rejects.toThrow('nor this')
  expect(await workers.ask('who')).toBe(first)
  await expect(workers.ask('a', AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late')
})

test('as many as allowed work at once, and no more', async () => {
  const workers = open({ count: 2 })
  const controller = new AbortController()
  const busy = [1, 2].map(() => workers.ask('wait', controller.signal))
  const third = workers.ask('third')
  const ready = workers.warmUp().then(() => 'nobody is free')
  expect(await Promise.race([third, ...busy, ready])).toBe('nobody is free')
  controller.abort()
  await Promise.allSettled(busy)
  expect(await third).toBe('third')
})

test('who has nothing to do goes, and comes back when needed', async () => {
  const workers = open({ idleFor: 50 })
  const first = await workers.ask('who')
  await expect.poll(() => isAlive(first)).toBe(false)
  expect(await workers.ask('who')).not.toBe(first)
})

test('knows nothing of the server’s secrets', async () => {
  process.env.PIPIT_TEST_SECRET = 'secret'
  onTestFinished(() => void delete process.env.PIPIT_TEST_SECRET)
  expect(await open().ask('environment')).not.toContain('PIPIT_TEST_SECRET')
})

test('after closing there is nobody, and nobody waits for ever', async () => {
  const workers = open()
  const first = await workers.ask('who')
  const unfinished = workers.ask('wait')
  const waiting = workers.ask('who')
  const [, ...failed] = await Promise.allSettled([workers.close(), unfinished, waiting, workers.ask('late')])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(isAlive(first)).toBe(false)
})
