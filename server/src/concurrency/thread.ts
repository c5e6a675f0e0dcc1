import { fork } from 'node:child_process'
import { Worker, parentPort } from 'node:worker_threads'

interface Options {
  /** It calls `serveThread`. */
  program: URL
  env?: Record<string, string>
  /** For code that must not run in two threads of a process. It takes more memory, and messages take longer. */
  isProcess?: boolean
  /** Limits the memory for what waits. */
  maxPending: number
  /** The message of its errors: what could not be done. */
  failure: string
}

type Request<Work> = { id: number; work: Work }
type Response<Result> = { id: number } & ({ result: Result } | { error: unknown })

/** What threads and processes have in common. */
interface Running {
  send: (request: object) => void
  end: () => unknown
}

/** An idle thread is stopped to free its memory. */
const idleTimeoutMs = 60_000

/** Does work in a thread, which is started on demand, so that conversations never wait for it. */
export function createThread<Work, Result>({ program, env = {}, isProcess = false, maxPending, failure }: Options) {
  const pending = new Map<number, PromiseWithResolvers<Result>>()
  let running: Running | null = null
  let idle: NodeJS.Timeout | undefined
  let count = 0

  return {
    perform(work: Work): Promise<Result> {
      if (pending.size >= maxPending) return Promise.reject(new Error(`${failure}: too much waits`))
      clearTimeout(idle)
      running ??= isProcess ? startProcess() : startThread()
      const id = (count += 1)
      const done = Promise.withResolvers<Result>()
      pending.set(id, done)
      running.send({ id, work } satisfies Request<Work>)
      return done.promise
    },
    async close() {
      await stop(new Error('the server is stopping'))
    },
  }

  function startThread(): Running {
    // The server's command line flags are not valid for threads.
    const worker = new Worker(program, { execArgv: [], env: { ...process.env, ...env } })
    worker.on('message', receive)
    worker.on('error', (error) => void stop(error as Error))
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule is for windows, this is a thread
      send: (request) => worker.postMessage(request),
      end: () => worker.terminate(),
    }
  }

  function startProcess(): Running {
    const child = fork(program, { execArgv: [], env: { ...process.env, ...env }, serialization: 'advanced' })
    const started: Running = { send: (request) => child.send(request), end: () => child.kill() }
    child.on('message', receive)
    child.on('error', (error) => void stop(error))
    child.on('exit', () => running === started && void stop(new Error('the process has ended')))
    return started
  }

  function receive(message: unknown) {
    const response = message as Response<Result>
    const done = pending.get(response.id)
    if ('result' in response) done?.resolve(response.result)
    else done?.reject(new Error(failure, { cause: response.error }))
    pending.delete(response.id)
    if (pending.size === 0) idle = setTimeout(() => void stop(new Error('idle')), idleTimeoutMs).unref()
  }

  async function stop(reason: Error) {
    clearTimeout(idle)
    const stopped = running
    running = null
    for (const done of pending.values()) done.reject(reason)
    pending.clear()
    await stopped?.end()
  }
}

/** In the thread or process: does what it is asked for. */
export function serveThread<Work, Result>(perform: (work: Work) => Promise<Result>) {
  if (!parentPort) process.on('disconnect', () => process.exit(0))
  const port = parentPort ?? process
  port.on('message', async ({ id, work }: Request<Work>) => {
    const answer = await perform(work).then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    )
    const response: Response<Result> = { id, ...answer }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule is for windows, this is a thread
    if (parentPort) parentPort.postMessage(response)
    else process.send?.(response)
  })
}
