import type { BoardState } from './board.ts'

export type ReplyWatch = ReturnType<typeof watchReplies>

/** A reply begins when the board speaks, and is over when it no longer does. */
export function watchReplies() {
  let awaited: { begin: () => void; end: (error?: Error) => void } | null = null
  return {
    onState(state: BoardState) {
      if (state === 'speaking') awaited?.begin()
      else awaited?.end()
    },
    onClosed: (code: number, reason: string) =>
      awaited?.end(new Error(`The server has hung up: ${code} ${reason}`.trim())),
    /** Resolves when the next reply is over, with false if none has begun in time. */
    next: (beginsWithinMs: number) =>
      new Promise<boolean>((resolve, reject) => {
        let hasBegun = false
        const timer = setTimeout(finish, beginsWithinMs, false)
        awaited = {
          begin() {
            hasBegun = true
            clearTimeout(timer)
          },
          end(error) {
            if (error) finish(error)
            else if (hasBegun) finish(true)
          },
        }
        function finish(result: boolean | Error) {
          clearTimeout(timer)
          awaited = null
          if (typeof result === 'boolean') resolve(result)
          else reject(result)
        }
      }),
  }
}
