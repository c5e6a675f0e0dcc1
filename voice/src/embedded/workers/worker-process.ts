import { fork } from 'node:child_process'
import { minimalEnvironment } from '@pipit/concurrency/minimal-environment'
import { ProviderError, type Provider, type ProviderErrorCode } from '../../provider-error.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

export interface Job {
  id: number
  input: unknown
  resolve: (result: unknown) => void
  reject: (reason: unknown) => void
  addedAt: number
  /** Jobs that are needed earlier come first. */
  neededAt: number
  wasRetried: boolean
}

interface Options {
  provider: Provider
  program: URL
  programArguments: string[]
  idleTimeoutMs: number
  jobTimeoutMs: number
  onFree: () => void
  /** The job is done, or its process has ended. */
  onDone: (job: Job) => void
  /** With the job that the process has not finished. */
  onExit: (reason: string, unfinished: Job | null) => void
}

/** A busy machine takes long to load a model. */
const startTimeoutMs = 60_000

export type WorkerProcess = ReturnType<typeof startWorkerProcess>

/** A worker has no state that must be saved, so it can be killed at any time. */
export function startWorkerProcess(options: Options) {
  const { provider, program, programArguments, idleTimeoutMs, jobTimeoutMs, onFree, onDone, onExit } = options
  const child = fork(program, programArguments, {
    execArgv: [],
    env: minimalEnvironment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const { promise: ready, resolve: isReady, reject: isNotReady } = Promise.withResolvers<void>()
  const { promise: exited, resolve: hasExited } = Promise.withResolvers<void>()
  ready.catch(() => {}) // Most callers wait for a job, whose rejection has the reason.
  let state: 'starting' | 'free' | 'busy' | 'stopping' | 'exited' = 'starting'
  let job: Job | null = null
  let code: ProviderErrorCode = 'unavailable'
  let reason = 'the process ended unexpectedly'
  const stop = () => child.kill('SIGKILL')
  // A message that cannot be sent means that the process has ended, which `exit` reports.
  const send = (message: ToWorker) => child.send(message, () => {})

  function onTimeout() {
    code = 'timeout'
    reason = 'the process did not respond'
    stop()
  }
  let timer = setTimeout(onTimeout, startTimeoutMs)

  /** Changes the state at once, so that a job that arrives before the process has ended gets another process. */
  function stopIdle() {
    state = 'stopping'
    stop()
  }

  function startIdleTimer() {
    clearTimeout(timer)
    timer = setTimeout(stopIdle, idleTimeoutMs)
    timer.unref()
  }

  child.on('message', (message: FromWorker) => {
    if (message.type === 'cannot-start') {
      reason = message.reason
      stop()
      return
    }
    if (message.type === 'ready') isReady()
    if (message.type === 'result') job?.resolve(message.result)
    if (message.type === 'failed')
      job?.reject(new ProviderError(provider, 'invalid-response', { reason: message.reason }))
    if (job) onDone(job)
    job = null
    state = 'free'
    startIdleTimer()
    onFree()
  })
  child.once('error', exit)
  child.once('exit', exit)

  const failure = () => new ProviderError(provider, code, { reason })

  function exit() {
    if (state === 'exited') return
    state = 'exited'
    clearTimeout(timer)
    isNotReady(failure())
    if (job) onDone(job)
    hasExited()
    onExit(reason, job)
  }

  return {
    ready,
    exited,
    stop,
    state: () => state,
    /** Why the process ended. */
    failure,
    perform(next: Job) {
      job = next
      state = 'busy'
      clearTimeout(timer)
      timer = setTimeout(onTimeout, jobTimeoutMs)
      send({ type: 'job', id: next.id, input: next.input })
    },
    cancel(cancelled: Job) {
      if (job === cancelled) send({ type: 'cancel', id: cancelled.id })
    },
    restartIdleTimer() {
      if (state === 'free') startIdleTimer()
    },
  }
}
