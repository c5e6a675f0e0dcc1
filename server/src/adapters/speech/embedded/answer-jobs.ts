import type { FromWorker, ToWorker } from './worker-messages.ts'

type Answer<Ask> = (ask: Ask, isGivenUp: () => boolean) => Promise<unknown>

const tell = (message: FromWorker) => process.send?.(message)
const why = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The life of a process of `workers.ts`, on its own side: prepare once, then answer until the server lets go. */
export async function answerJobs<Ask>(prepare: () => Promise<Answer<Ask>>) {
  let givenUp = 0
  // Ctrl-C reaches the whole family of processes; the server still wants to finish what it is doing.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.exit())

  try {
    const answer = await prepare()
    process.on('message', (message: ToWorker) => {
      if (message.type === 'give-up') givenUp = message.id
      else void perform(answer, message.id, message.ask as Ask)
    })
    tell({ type: 'ready' })
  } catch (error) {
    tell({ type: 'cannot-start', why: why(error) })
  }

  async function perform(answer: Answer<Ask>, id: number, ask: Ask) {
    try {
      tell({ type: 'answer', id, answer: await answer(ask, () => givenUp === id) })
    } catch (error) {
      tell({ type: 'failed', id, why: why(error) })
    }
  }
}
