import type { ScriptedReply, ScriptedTurn } from './turn.ts'
import { lastSentences } from './turn.ts'

/** After care the activity goes on where it was: the child hears its last question again. */
export async function resumeActivity({ position }: ScriptedTurn): Promise<ScriptedReply> {
  return { text: lastSentences(position.lastText), position: { ...position, misses: 0 } }
}
