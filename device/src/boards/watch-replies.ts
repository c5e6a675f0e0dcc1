import type { MessageToBoard } from '@pipit/contract/boards/messages'
import type { BoardState } from './board.ts'

export type ReplyWatch = ReturnType<typeof watchReplies>

interface Awaited {
  /** Speech before it is not the reply. */
  hasBeenHeard: boolean
  hasBegun: boolean
  finish: (error?: Error) => void
}

/** A conversation that was left a moment ago goes on without a greeting, and a board is not told so. */
const greetingTimeoutMs = 15_000
const replyTimeoutMs = 60_000

/** A reply begins when the board speaks after the child was heard, and ends when it is quiet. */
export function watchReplies() {
  let awaited: Awaited | null = null

  return {
    onState(state: BoardState) {
      if (!awaited?.hasBeenHeard) return
      if (state === 'speaking') awaited.hasBegun = true
      else if (awaited.hasBegun) awaited.finish()
    },
    onMessage(message: MessageToBoard) {
      if (awaited && message.type === 'stt') awaited.hasBeenHeard = true
    },
    onClosed: (code: number, reason: string) =>
      awaited?.finish(new Error(`The server has hung up: ${code} ${reason}`.trim())),
    /** Resolves even if there is none. */
    greeting: () => wait({ hasBeenHeard: true, timeoutMs: greetingTimeoutMs }),
    nextReply: () => wait({ hasBeenHeard: false, timeoutMs: replyTimeoutMs, error: new Error('No reply came.') }),
  }

  function wait({ hasBeenHeard, timeoutMs, error: late }: { hasBeenHeard: boolean; timeoutMs: number; error?: Error }) {
    return new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => awaited?.finish(late), timeoutMs)
      awaited = {
        hasBeenHeard,
        hasBegun: false,
        finish(error) {
          clearTimeout(timer)
          awaited = null
          if (error) reject(error)
          else resolve()
        },
      }
    })
  }
}
