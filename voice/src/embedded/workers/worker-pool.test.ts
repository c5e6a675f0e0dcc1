import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { OverloadedError } from '@pipit/conversation/ports'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { createWorkerPool, type WorkerPool } from './worker-pool.ts'

const program = new URL('./testing/controllable-process.ts', import.meta.url)

function open(options: Partial<Parameters<typeof createWorkerPool>[0]> = {}): WorkerPool {
  const workers = createWorkerPool({
    provider: 'embedded-stt',
    program,
    maxProcesses: 1,
    idleTimeoutMs: 60_000,
    jobTimeoutMs: 20_000,
    ...options,
  })
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

test('a pool performs jobs in the order in which they were added', async () => {
  const workers = open()
  const results: unknown[] = []
  await Promise.all(['a', 'b', 'c', 'd'].map(async (input) => results.push(await workers.run(input))))
  expect(results).toEqual(['a', 'b', 'c', 'd'])
})

test('a job that crashes two processes fails, and a third process takes the next', async () => {
  const workers = open()
  const first = await workers.run('who')
  const crash = workers.run('crash')
  const next = workers.run('who')
  await expect(crash).rejects.toMatchObject({ provider: 'embedded-stt', code: 'unavailable' })
  await expect(crash).rejects.toThrow('ended unexpectedly')
  expect(await next).not.toBe(first)
})

test('a job that hangs in two processes fails, and a third process takes the next', async () => {
  const workers = open({ jobTimeoutMs: 1_500 })
  await workers.warmUp()
  const hang = workers.run('hang')
  const next = workers.run('next')
  await expect(hang).rejects.toMatchObject({ provider: 'embedded-stt', code: 'timeout' })
  await expect(hang).rejects.toThrow('did not respond')
  expect(await next).toBe('next')
})

test('a job whose process crashes is done by another process', async () => {
  const workers = open()
  const folder = await temporaryDataFolder()
  onTestFinished(folder.remove)
  const job = `crash once: ${join(folder.path, 'crashed')}`
  expect(await workers.run(job)).toBe(job)
})

test('jobs that are needed earlier come first', async () => {
  const workers = open()
  const controller = new AbortController()
  const busy = workers.run('wait', { signal: controller.signal })
  const done: unknown[] = []
  const jobs = [
    ['the second sentence of one', 2_000],
    ['the first of another', 0],
    ['the first of a third', 0],
  ] as const
  const finished = jobs.map(async ([name, neededInMs]) => done.push(await workers.run(name, { neededInMs })))
  controller.abort()
  await Promise.allSettled([busy, ...finished])
  expect(done).toEqual(['the first of another', 'the first of a third', 'the second sentence of one'])
})

test('a job that would wait for too long is refused at once, and the others are done', async () => {
  const workers = open()
  const controller = new AbortController()
  const busy = workers.run('wait', { signal: controller.signal })
  await workers.warmUp()
  const patient = Array.from({ length: 20 }, () => workers.run('patient', { maxWaitMs: 60_000 }))
  await expect(workers.run('hasty', { maxWaitMs: 1_000 })).rejects.toBeInstanceOf(OverloadedError)
  const neededLater = workers.run('needed later', { maxWaitMs: 1_000, neededInMs: 30_000 })
  expect(workers.stats()).toMatchObject({ length: 21, running: 1, refused: 1 })
  expect(workers.stats().expectedWaitMs).toBeGreaterThan(1_000)
  controller.abort()
  await Promise.allSettled([busy])
  expect(await Promise.all([...patient, neededLater])).toHaveLength(21)
  expect(workers.stats()).toMatchObject({ length: 0, running: 0, expectedWaitMs: 0 })
})

test('a job that has waited for longer than it may is refused, although that was not expected', async () => {
  const workers = open()
  const controller = new AbortController()
  await workers.warmUp()
  const busy = workers.run('wait', { signal: controller.signal })
  await expect(workers.run('hasty', { maxWaitMs: 200 })).rejects.toBeInstanceOf(OverloadedError)
  expect(workers.stats()).toMatchObject({ length: 0, running: 1, refused: 1 })
  controller.abort()
  await Promise.allSettled([busy])
})

test('a job may wait for the first process to start, however long that takes', async () => {
  const workers = open()
  expect(await workers.run('hasty', { maxWaitMs: 0 })).toBe('hasty')
})

test('work that is needed later delays nothing that comes now', async () => {
  const workers = open()
  const controller = new AbortController()
  const busy = workers.run('wait', { signal: controller.signal })
  await workers.warmUp()
  const later = Array.from({ length: 20 }, () => workers.run('later', { neededInMs: 60_000 }))
  expect(workers.stats()).toMatchObject({ length: 20, expectedWaitMs: 100 })
  controller.abort()
  await Promise.allSettled([busy, ...later])
})

test('a job that fails rejects, and the process performs the next one', async () => {
  const workers = open()
  const first = await workers.run('who')
  await expect(workers.run('fail')).rejects.toThrow('no')
  expect(await workers.run('who')).toBe(first)
})

test('a program that cannot start rejects all waiting jobs with the reason, and is started again for the next', async () => {
  const workers = open({ programArguments: () => ['broken'] })
  const jobs = [workers.run('a'), workers.run('b')]
  for (const job of jobs)
    await expect(job).rejects.toThrow('embedded-stt failed: unavailable: cannot start: the weights are wrong')
  await expect(workers.run('c')).rejects.toThrow('the weights are wrong')
  await expect(workers.warmUp()).rejects.toThrow('the weights are wrong')
})

test('a cancelled job rejects at once, whether it waits or is being performed', async () => {
  const workers = open()
  const first = await workers.run('who')
  const [running, waiting] = [new AbortController(), new AbortController()]
  const runningJob = workers.run('wait', { signal: running.signal })
  const waitingJob = workers.run('crash', { signal: waiting.signal })
  waiting.abort(new Error('cancelled while waiting'))
  await expect(waitingJob).rejects.toThrow('cancelled while waiting')
  running.abort(new Error('cancelled while running'))
  await expect(runningJob).rejects.toThrow('cancelled while running')
  expect(await workers.run('who')).toBe(first)
  await expect(workers.run('a', { signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow('too late')
})

test('a pool runs as many processes as allowed, and no more', async () => {
  const workers = open({ maxProcesses: 2 })
  const controller = new AbortController()
  const busy = [1, 2].map(() => workers.run('wait', { signal: controller.signal }))
  const third = workers.run('third')
  const ready = workers.warmUp().then(() => 'all processes are busy')
  expect(await Promise.race([third, ...busy, ready])).toBe('all processes are busy')
  controller.abort()
  await Promise.allSettled(busy)
  expect(await third).toBe('third')
})

test('a job that comes while an idle process is ending waits for the next process', async () => {
  const idleTimeoutMs = 50
  const workers = open({ idleTimeoutMs })
  await workers.run('who')
  // Timers of the same duration fire in the order in which they were set: this one right after that of the pool.
  await delay(idleTimeoutMs)
  expect(await workers.run('still there?')).toBe('still there?')
})

test('an idle process ends, and another is started when needed', async () => {
  const workers = open({ idleTimeoutMs: 50 })
  const first = await workers.run('who')
  await expect.poll(() => isAlive(first)).toBe(false)
  expect(await workers.run('who')).not.toBe(first)
})

test('a worker process does not inherit the environment of the server', async () => {
  process.env.PIPIT_TEST_SECRET = 'secret'
  onTestFinished(() => void delete process.env.PIPIT_TEST_SECRET)
  expect(await open().run('environment')).not.toContain('PIPIT_TEST_SECRET')
})

test('closing a pool ends its processes and rejects all jobs', async () => {
  const workers = open()
  const first = await workers.run('who')
  const unfinished = workers.run('wait')
  const waiting = workers.run('who')
  const [, ...failed] = await Promise.allSettled([workers.close(), unfinished, waiting, workers.run('late')])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(isAlive(first)).toBe(false)
})

test('each process gets the arguments of the time when it starts', async () => {
  let isBroken = true
  const workers = open({ programArguments: () => (isBroken ? ['broken'] : []) })
  await expect(workers.run('a')).rejects.toThrow('the weights are wrong')
  isBroken = false
  expect(await workers.run('a')).toBe('a')
})
