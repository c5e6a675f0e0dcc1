import { fixedPhrases } from './fixed-phrases.ts'
import { orList } from './offer-activities.ts'
import type { Option } from '../player/play-story.ts'
import { seedOf } from '../seeded-random.ts'
import type { ScriptedReply, ScriptedTurn } from './turn.ts'
import { joinText, pickPhrase, lastQuestion } from './turn.ts'

type Choose = (index: number, before: string) => Promise<ScriptedReply>

/** Says so; asks again; and the third time takes a step itself, so that nobody is stuck. */
export async function askAgain(turn: ScriptedTurn, options: Option[], chooseFor: Choose): Promise<ScriptedReply> {
  const { position, context } = turn
  const offered = options.filter(({ label }) => label !== null)
  const labels = offered.map(({ label }) => label ?? '')
  const misses = position.misses + 1
  const miss = (text: string) => ({ text, position: { ...position, misses } })
  const ask = (naming: string) => (labels.length > 1 ? naming : lastQuestion(position.asked))
  if (misses === 1) return miss(joinText(pickPhrase(turn, fixedPhrases.missed), ask(`Did you say ${orList(labels)}?`)))
  if (misses === 2) {
    return miss(
      joinText(pickPhrase(turn, fixedPhrases.missedAgain), ask(`You can say ${orList(labels)}, or I can choose.`)),
    )
  }
  const among = offered.length > 0 ? offered : options
  const picked = among[seedOf(`${context.conversationId} ${context.turnCount}`) % among.length]
  const index = picked?.index ?? 0
  return chooseFor(
    index,
    joinText(pickPhrase(turn, fixedPhrases.picks), picked?.label ? `I take ${picked.label}.` : ''),
  )
}
