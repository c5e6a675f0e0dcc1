import { recordMicrophone } from '../microphone.ts'
import type { Board, BoardState } from './board.ts'
import type { BoardArguments } from './board-arguments.ts'

type Script = Pick<BoardArguments, 'texts' | 'speech' | 'microphone' | 'mode'>

const replyTimeoutMs = 60_000

/** A conversation: the coach's greeting, then each turn of the child with the reply to it. Throws if no reply comes. */
export async function performScript(board: Board, replies: ReplyWatch, script: Script, signal: AbortSignal) {
  await takeTurn(() => board.pressButton())
  for (const text of script.texts) await takeTurn(() => board.wake(text))
  const { speech } = script
  if (speech)
    await takeTurn(async () => {
      if (board.state() === 'idle') await board.pressButton()
      await board.speak(speech)
      if (script.mode === 'manual') board.releaseButton()
    })
  if (!script.microphone) return board.close()
  for await (const chunk of recordMicrophone(signal)) board.hear(chunk)

  async function takeTurn(act: () => Promise<unknown>) {
    await Promise.all([replies.next(), act()])
  }
}

export type ReplyWatch = ReturnType<typeof watchReplies>

/** A reply is over when the board no longer speaks. */
export function watchReplies() {
  let awaited: { hasBegun: boolean; finish: (error?: Error) => void } | null = null
  return {
    onState(state: BoardState) {
      if (state === 'speaking' && awaited) awaited.hasBegun = true
      else if (awaited?.hasBegun) awaited.finish()
    },
    onClosed: (code: number, reason: string) => awaited?.finish(new Error(`The server has hung up: ${code} ${reason}`)),
    next: () =>
      new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => awaited?.finish(new Error('No reply came.')), replyTimeoutMs)
        awaited = {
          hasBegun: false,
          finish(error) {
            clearTimeout(timer)
            awaited = null
            if (error) reject(error)
            else resolve()
          },
        }
      }),
  }
}
