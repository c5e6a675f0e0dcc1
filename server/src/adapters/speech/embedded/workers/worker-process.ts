import { fork } from 'node:child_process'
import { ProviderError, type Provider, type ProviderErrorCode } from '../../../network/provider-error.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

export interface Job {
  id: number
  input: unknown
  resolve: (result: unknown) => void
  reject: (reason: unknown) => void
}

interface Options {
  provider: Provider
  program: URL
  programArguments: string[]
  idleTimeoutMs: number
  jobTimeoutMs: number
  onFree: () => void
  onExit: (reason: string) => void
}

export type WorkerProcess = ReturnType<typeof startWorkerProcess>

/** Holds no state of its own, so that it can be killed at any moment. */
export function startWorkerProcess(options: Options) {
  const { provider, program, programArguments, idleTimeoutMs, jobTimeoutMs, onFree, onExit } = options
  const child = fork(program, programArguments, {
    execArgv: [],
    env: bareEnvironment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const { promise: ready, resolve: isReady, reject: isNotReady } = Promise.withResolvers<void>()
  const { promise: exited, resolve: hasExited } = Promise.withResolvers<void>()
  ready.catch(() => {}) // Most callers wait for a job instead; its rejection tells them.
  let state: 'starting' | 'free' | 'busy' | 'stopping' | 'exited' = 'starting'
  let job: Job | null = null
  let code: ProviderErrorCode = 'unavailable'
  let reason = 'the process ended by itself'
  const stop = () => child.kill('SIGKILL')
  // A message that cannot be sent means that the process has ended, which `exit` reports.
  const send = (message: ToWorker) => child.send(message, () => {})

  function onTimeout() {
    code = 'timeout'
    reason = 'the process did not answer'
    stop()
  }
  let timer = setTimeout(onTimeout, jobTimeoutMs)

  /** No longer free from this moment on: a job that comes before the process has ended waits for the next one. */
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
    job = null
    state = 'free'
    startIdleTimer()
    onFree()
  })
  child.once('error', exit)
  child.once('exit', exit)

  function exit() {
    if (state === 'exited') return
    state = 'exited'
    clearTimeout(timer)
    const error = new ProviderError(provider, code, { reason })
    isNotReady(error)
    job?.reject(error)
    hasExited()
    onExit(reason)
  }

  return {
    ready,
    exited,
    stop,
    state: () => state,
    perform(next: Job) {
      job = next
      state = 'busy'
      clearTimeout(timer)
      timer = setTimeout(onTimeout, jobTimeoutMs)
      send({ type: 'job', id: next.id, input: next.input })
    },
    cancel(unwanted: Job) {
      if (job === unwanted) send({ type: 'cancel', id: unwanted.id })
    },
    restartIdleTimer() {
      if (state === 'free') startIdleTimer()
    },
  }
}

/** Without the keys and passwords of the server. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const { SystemRoot, TZ } = process.env
  return { ...(SystemRoot && { SystemRoot }), ...(TZ && { TZ }) }
}
