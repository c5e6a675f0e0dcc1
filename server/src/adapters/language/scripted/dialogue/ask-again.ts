import { fixedPhrases } from './fixed-phrases.ts'
import { orList } from './offer-activities.ts'
import type { Option } from '../player/play-story.ts'
import { seedOf } from '../seeded-random.ts'
import type { ScriptedReply, ScriptedTurn } from './turn.ts'
import { joinText, pickPhrase, lastQuestion } from './turn.ts'

type Choose = (index: number, before: string) => Promise<ScriptedReply>

/** Asks again twice, and the third time chooses for the child. */
export async function askAgain(turn: ScriptedTurn, options: Option[], chooseFor: Choose): Promise<ScriptedReply> {
  const { position, context } = turn
  const offered = options.filter(({ label }) => label !== null)
  const labels = offered.map(({ label }) => label ?? '')
  const misses = position.misses + 1
  const asAnotherMiss = (text: string) => ({ text, position: { ...position, misses } })
  const question = (naming: string) => (labels.length > 1 ? naming : lastQuestion(position.lastText))
  if (misses === 1)
    return asAnotherMiss(
      joinText(pickPhrase(turn, fixedPhrases.notUnderstood), question(`Did you say ${orList(labels)}?`)),
    )
  if (misses === 2) {
    return asAnotherMiss(
      joinText(
        pickPhrase(turn, fixedPhrases.notUnderstoodAgain),
        question(`You can say ${orList(labels)}, or I can choose.`),
      ),
    )
  }
  const candidates = offered.length > 0 ? offered : options
  const picked = candidates[seedOf(`${context.conversationId} ${context.turnCount}`) % candidates.length]
  const index = picked?.index ?? 0
  return chooseFor(
    index,
    joinText(pickPhrase(turn, fixedPhrases.choosingForChild), picked?.label ? `I take ${picked.label}.` : ''),
  )
}
