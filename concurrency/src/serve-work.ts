import { parentPort } from 'node:worker_threads'
import type { FromWorker, ToWorker } from './worker.ts'

type Perform<Work, Result> = (work: Work, isCancelled: () => boolean) => Promise<Result>

/** The main loop of a thread or process: prepares once, then does what it is asked for, until the server disconnects. */
export async function serveWork<Work, Result>(prepare: () => Promise<Perform<Work, Result>>) {
  const port = parentPort ?? process
  const cancelled = new Set<number>()
  if (!parentPort) {
    process.on('disconnect', () => process.exit(0))
    // Ctrl-C reaches the processes of the server, too, which still needs them to finish its work.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  }
  try {
    const perform = await prepare()
    port.on('message', (message: ToWorker<Work>) => {
      if ('cancel' in message) cancelled.add(message.cancel)
      else void answer(perform, message)
    })
    send({ isReady: true })
  } catch (error) {
    send({ cannotStart: error instanceof Error ? error.message : String(error) })
  }

  async function answer(perform: Perform<Work, Result>, { id, work }: { id: number; work: Work }) {
    const answered = await perform(work, () => cancelled.has(id)).then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    )
    cancelled.delete(id)
    send({ id, ...answered })
  }

  function send(message: FromWorker<Result>) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule is for windows, this is a thread
    if (parentPort) parentPort.postMessage(message)
    else process.send?.(message)
  }
}
