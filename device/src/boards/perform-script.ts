import { recordMicrophone } from '../microphone.ts'
import type { Board } from './board.ts'
import type { BoardArguments } from './board-arguments.ts'
import type { ReplyWatch } from './watch-replies.ts'

type Script = Pick<BoardArguments, 'texts' | 'speech' | 'microphone' | 'mode'>

/** Plays the coach's greeting, then each turn of the child with the reply to it. Throws if no reply comes. */
export async function performScript(board: Board, replies: ReplyWatch, script: Script, signal: AbortSignal) {
  await Promise.all([replies.greeting(), board.pressButton()])
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
    await Promise.all([replies.nextReply(), act()])
  }
}
