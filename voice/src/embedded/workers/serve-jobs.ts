import type { FromWorker, ToWorker } from './worker-messages.ts'

type PerformJob<Input> = (input: Input, isCancelled: () => boolean) => Promise<unknown>

const send = (message: FromWorker) => process.send?.(message)
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The main loop of a worker process: prepare once, then perform jobs until the server disconnects. */
export async function serveJobs<Input>(prepare: () => Promise<PerformJob<Input>>) {
  let cancelledId = 0
  // Ctrl-C reaches the worker processes too, but the server still needs them to finish its work.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.exit())

  try {
    const performJob = await prepare()
    process.on('message', (message: ToWorker) => {
      if (message.type === 'cancel') cancelledId = message.id
      else void perform(performJob, message.id, message.input as Input)
    })
    send({ type: 'ready' })
  } catch (error) {
    send({ type: 'cannot-start', reason: reasonOf(error) })
  }

  async function perform(performJob: PerformJob<Input>, id: number, input: Input) {
    try {
      send({ type: 'result', id, result: await performJob(input, () => cancelledId === id) })
    } catch (error) {
      send({ type: 'failed', id, reason: reasonOf(error) })
    }
  }
}
