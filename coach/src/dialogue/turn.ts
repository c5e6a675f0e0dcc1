import type { TurnContext } from '@pipit/conversation/effects'
import type { Fact } from '@pipit/conversation/facts/fact'
import { speakable, splitSentences } from '@pipit/conversation/text/split-sentences'
import { seedOf } from '../seeded-random.ts'
import type { Phrases } from './fixed-phrases.ts'
import type { PlayHistory } from '../child-memory.ts'
import type { StoryPosition } from './story-position.ts'

export interface ScriptedTurn {
  context: TurnContext
  position: StoryPosition
  history: PlayHistory
  /** The latest fact is last. */
  facts: Fact[]
  /** It is empty when the coach starts. */
  said: string
  /** The latest text is last. */
  earlier: string[]
  /** The coach's last question was played to its end. */
  heardQuestion: boolean
  hasPicture: boolean
  now: Date
  /** Decides whether the coach may repeat these words of the child. */
  mayEcho: (words: string) => boolean
}

export interface ScriptedReply {
  text: string
  position: StoryPosition
}

/** A phrase that the coach said longest ago, or never, comes first. The order differs by conversation. */
export function pickPhrase({ context, position }: ScriptedTurn, phrases: Phrases): string {
  const lastSaid = (phrase: string) => position.recentTexts.findLastIndex((text) => containsPhrase(text, phrase))
  const order = (phrase: string) => seedOf(`${context.conversationId} ${phrase}`)
  const filled = phrases.map((phrase) => fillName(phrase, context.childName))
  return filled.toSorted((one, other) => lastSaid(one) - lastSaid(other) || order(one) - order(other))[0] ?? phrases[0]
}

const containsPhrase = (text: string, phrase: string) =>
  phrase.split('{statement}').every((part) => text.includes(part))

/** Returns null when the coach may say none of the phrases: harmless words may sound rude in one. */
export function pickEcho(turn: ScriptedTurn, phrases: Phrases, statement: string): string | null {
  const fill = (phrase: string) => phrase.replace('{statement}', statement)
  const isSayable = (sentence: string) => turn.mayEcho(sentence.replaceAll(/[^\p{L}\p{M}\p{N}' -]/gu, ''))
  const [first, ...others] = phrases.filter((phrase) => splitIntoSentences(fill(phrase)).every(isSayable))
  return first !== undefined && turn.mayEcho(statement) ? fill(pickPhrase(turn, [first, ...others])) : null
}

/** `{comma_name}` is ", Mia", or nothing where the name is unknown. */
const fillName = (phrase: string, name: string | null) => phrase.replaceAll('{comma_name}', name ? `, ${name}` : '')

export const joinText = (...parts: string[]) => parts.filter(Boolean).join(' ')

/** Returns the last sentence if there is no question. */
export function lastQuestion(said: string) {
  const all = splitIntoSentences(said)
  return all.findLast((sentence) => sentence.endsWith('?')) ?? all.at(-1) ?? ''
}

export const lastSentences = (said: string, count = 3) => splitIntoSentences(said).slice(-count).join(' ')

export function splitIntoSentences(text: string) {
  const { sentences, rest } = splitSentences(text)
  return [...sentences, speakable(rest)].filter(Boolean)
}
