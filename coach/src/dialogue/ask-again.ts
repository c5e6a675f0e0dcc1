import { isLittle } from './depth.ts'
import { fixedPhrases, type Phrases } from './fixed-phrases.ts'
import { orList } from './offer-activities.ts'
import { matchChoice } from '../understanding/match-choice.ts'
import type { Option } from '../player/play-story.ts'
import { seedOf } from '../seeded-random.ts'
import { joinText, pickPhrase, type ScriptedReply, type ScriptedTurn } from './turn.ts'
import { isTooLong, replyThenAskAgain } from './question-again.ts'

export type ChooseOption = (index: number, before: string) => Promise<ScriptedReply>

const unsurePhrases = [
  '@unsure',
  '@hint',
  '@give-up',
  'let me think',
  'can not remember',
  'cannot remember',
  'cant remember',
]

const onlyFillers = /^\W*(?:(?:h?m+|u+h*m*|er+m*)\W*)+$/i

export const isUnsure = (said: string) =>
  onlyFillers.test(said) || matchChoice(said, [{ index: 0, label: null, hears: unsurePhrases }]) !== null

/** The coach asks twice, and the third time chooses for the child. */
export async function askAgain(
  turn: ScriptedTurn,
  options: Option[],
  chooseOption: ChooseOption,
): Promise<ScriptedReply> {
  const { position } = turn
  const labels = labelsOf(options)
  const misses = position.misses + 1
  const asAnotherMiss = (text: string) => ({ text, position: { ...position, misses } })
  const ask = (before: Phrases, naming: string) => {
    const reply = pickPhrase(turn, before)
    return asAnotherMiss(labels.length > 1 ? joinText(reply, naming) : replyThenAskAgain(turn, reply))
  }
  if (isUnsure(turn.said) && misses === 1) return ask(fixedPhrases.helpingToChoose, `It can be ${orList(labels)}.`)
  if (misses === 1) return ask(fixedPhrases.notUnderstood, `Did you say ${orList(labels)}?`)
  if (misses === 2) return ask(fixedPhrases.notUnderstoodAgain, `You can say ${orList(labels)}, or I can choose.`)
  const { choosingForChild, choosingBriefly } = fixedPhrases
  return chooseForChild(
    turn,
    options,
    chooseOption,
    pickPhrase(turn, isLittle(turn) ? choosingBriefly : choosingForChild),
  )
}

export const labelsOf = (options: Option[]) => options.flatMap(({ label }) => label ?? [])

/** Where the child had to guess, the coach gives the answer away. */
export async function chooseForChild(
  turn: ScriptedTurn,
  options: Option[],
  chooseOption: ChooseOption,
  before: string,
): Promise<ScriptedReply> {
  const named = options.filter(({ label }) => label !== null)
  const hearing = (intent: string) => options.filter(({ hears }) => hears.includes(intent))
  const candidates = [named, hearing('@give-up'), hearing('@unsure'), options].find(({ length }) => length > 0) ?? []
  const { conversationId, turnCount } = turn.context
  const picked = candidates[seedOf(`${conversationId} ${turnCount}`) % candidates.length]
  const taken = picked?.label && !/^(?:yes|no)$/.test(picked.label) ? `I take ${picked.label}.` : ''
  const reply = await chooseOption(picked?.index ?? 0, joinText(before, taken))
  return isTooLong(turn, reply.text) ? { ...reply, text: reply.text.replace(`${before} `, '') } : reply
}
