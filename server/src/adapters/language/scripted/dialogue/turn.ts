import type { TurnContext } from '@pipit/conversation/effects'
import type { Fact } from '@pipit/conversation/facts/fact'
import { speakable, splitSentences } from '@pipit/conversation/turns/split-sentences'
import { seedOf } from '../seeded-random.ts'
import { fixedPhrases, type Phrases } from './fixed-phrases.ts'
import type { PlayHistory } from '../child-memory.ts'
import type { StoryPosition } from './story-position.ts'

export interface ScriptedTurn {
  context: TurnContext
  position: StoryPosition
  /** Of earlier conversations. */
  history: PlayHistory
  /** What the child told in earlier conversations; the latest last. */
  facts: Fact[]
  /** Of the profile. They may be used to choose, but not be said. */
  interests: string[]
  /** The child's last text; empty when the coach starts. */
  said: string
  /** The child's earlier texts, the latest last. */
  earlier: string[]
  /** Whether the coach's last question was played to its end. */
  heardQuestion: boolean
  hasPicture: boolean
  now: Date
  /** Whether the coach may repeat these words of the child. */
  mayEcho: (words: string) => boolean
}

export interface ScriptedReply {
  text: string
  position: StoryPosition
}

/** A phrase that the coach has not said yet, or the one that it said longest ago. The order differs by conversation. */
export function pickPhrase({ context, position }: ScriptedTurn, phrases: Phrases): string {
  const lastSaid = (phrase: string) => position.recentTexts.findLastIndex((text) => text.includes(phrase))
  const order = (phrase: string) => seedOf(`${context.conversationId} ${phrase}`)
  const filled = phrases.map((phrase) => fillName(phrase, context.childName))
  return filled.toSorted((one, other) => lastSaid(one) - lastSaid(other) || order(one) - order(other))[0] ?? phrases[0]
}

/** `{comma_name}` is ", Mia", or nothing where the name is unknown. */
const fillName = (phrase: string, name: string | null) => phrase.replaceAll('{comma_name}', name ? `, ${name}` : '')

export const joinText = (...parts: string[]) => parts.filter(Boolean).join(' ')

/** The last question, or the last sentence if there is none. */
export function lastQuestion(said: string) {
  const all = splitIntoSentences(said)
  return all.findLast((sentence) => sentence.endsWith('?')) ?? all.at(-1) ?? ''
}

/** The last question for a second time, in slightly other words. "What am I?" says nothing without the sentence before it. */
export function questionAgain(turn: ScriptedTurn) {
  const all = splitIntoSentences(turn.position.lastText)
  const at = all.findLastIndex((sentence) => sentence.endsWith('?'))
  const question = all[at]
  if (question === undefined) return all.at(-1) ?? ''
  const before = question.split(' ').length < shortQuestionWords ? (all[at - 1] ?? '') : ''
  const whole = before === '' ? question : `${before.replace(/[.!?…]+$/, '')}, ${withSmallLetter(question)}`
  return `${pickPhrase(turn, fixedPhrases.askingAgain)} ${withSmallLetter(whole)}`
}

const shortQuestionWords = 6

/** Names keep their capital. */
const withSmallLetter = (sentence: string) =>
  smallWords.has(sentence.split(/[ ,’']/)[0]?.toLowerCase() ?? '')
    ? sentence.slice(0, 1).toLowerCase() + sentence.slice(1)
    : sentence

const smallWords = new Set(
  (
    'a an and any are as at back be can could did do does earlier every find for has have here how if in is it its let look my now of ' +
    'on one or our say shall she he so some something tell that the their then there these they thinking this to two three was we ' +
    'were what when where which who whom why will with would you your'
  ).split(' '),
)

export const lastSentences = (said: string) => splitIntoSentences(said).slice(-3).join(' ')

export function splitIntoSentences(text: string) {
  const { sentences, rest } = splitSentences(text)
  return [...sentences, speakable(rest)].filter(Boolean)
}
