import { Worker, parentPort } from 'node:worker_threads'

interface Options {
  /** It calls `serveThread`. */
  program: URL
  env?: Record<string, string>
  /** Limits the memory for what waits. */
  maxPending: number
  /** The message of its errors: what could not be done. */
  failure: string
}

type Request<Work> = { id: number; work: Work }
type Response<Result> = { id: number } & ({ result: Result } | { error: unknown })

/** An idle thread is stopped to free its memory. */
const idleTimeoutMs = 60_000

/** Does work in a thread, which is started on demand, so that conversations never wait for it. */
export function createThread<Work, Result>({ program, env = {}, maxPending, failure }: Options) {
  const pending = new Map<number, PromiseWithResolvers<Result>>()
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let count = 0

  return {
    perform(work: Work): Promise<Result> {
      if (pending.size >= maxPending) return Promise.reject(new Error(`${failure}: too much waits`))
      clearTimeout(idle)
      worker ??= start()
      const id = (count += 1)
      const done = Promise.withResolvers<Result>()
      pending.set(id, done)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule is for windows, this is a thread
      worker.postMessage({ id, work } satisfies Request<Work>)
      return done.promise
    },
    async close() {
      await stop(new Error('the server is stopping'))
    },
  }

  function start() {
    // The server's command line flags are not valid for threads.
    const started = new Worker(program, { execArgv: [], env: { ...process.env, ...env } })
    started.on('message', (response: Response<Result>) => {
      const done = pending.get(response.id)
      if ('result' in response) done?.resolve(response.result)
      else done?.reject(new Error(failure, { cause: response.error }))
      pending.delete(response.id)
      if (pending.size === 0) idle = setTimeout(() => void stop(new Error('idle')), idleTimeoutMs).unref()
    })
    started.on('error', (error) => void stop(error as Error))
    return started
  }

  async function stop(reason: Error) {
    clearTimeout(idle)
    const stopped = worker
    worker = null
    for (const done of pending.values()) done.reject(reason)
    pending.clear()
    await stopped?.terminate()
  }
}

/** In the thread: does what it is asked for. */
export function serveThread<Work, Result>(perform: (work: Work) => Promise<Result>) {
  parentPort?.on('message', async ({ id, work }: Request<Work>) => {
    const answer = await perform(work).then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    )
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule is for windows, this is a thread
    parentPort?.postMessage({ id, ...answer } satisfies Response<Result>)
  })
}
