import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
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

test('a process that crashes fails one job, and another process takes the next', async () => {
  const workers = open()
  const first = await workers.run('who')
  const crash = workers.run('crash')
  const next = workers.run('who')
  await expect(crash).rejects.toMatchObject({ provider: 'embedded-stt', code: 'unavailable' })
  await expect(crash).rejects.toThrow('ended unexpectedly')
  expect(await next).not.toBe(first)
})

test('a process that hangs is killed, and another process takes the next job', async () => {
  const workers = open({ jobTimeoutMs: 2_000 })
  await workers.warmUp()
  const hang = workers.run('hang')
  const next = workers.run('next')
  await expect(hang).rejects.toMatchObject({ provider: 'embedded-stt', code: 'timeout' })
  await expect(hang).rejects.toThrow('did not respond')
  expect(await next).toBe('next')
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
  const runningJob = workers.run('wait', running.signal)
  const waitingJob = workers.run('crash', waiting.signal)
  waiting.abort(new Error('cancelled while waiting'))
  await expect(waitingJob).rejects.toThrow('cancelled while waiting')
  running.abort(new Error('cancelled while running'))
  await expect(runningJob).rejects.toThrow('cancelled while running')
  expect(await workers.run('who')).toBe(first)
  await expect(workers.run('a', AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late')
})

test('a pool runs as many processes as allowed, and no more', async () => {
  const workers = open({ maxProcesses: 2 })
  const controller = new AbortController()
  const busy = [1, 2].map(() => workers.run('wait', controller.signal))
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
