import type { TurnContext } from '@pipit/conversation/effects'
import { speakable, splitSentences } from '@pipit/conversation/turns/split-sentences'
import { pick } from './seeded-random.ts'
import type { Place } from './place.ts'

/** All that is known when the coach is to say something. */
export interface Turn {
  context: TurnContext
  place: Place
  /** What the child said last; empty when the coach begins. */
  said: string
  /** What the child said before that, the latest last. */
  earlier: string[]
  /** Whether the last thing that the child heard was the coach's question, to its end. */
  heardQuestion: boolean
  hasPicture: boolean
  /** Whether the coach may say these words of the child's. */
  mayEcho: (words: string) => boolean
}

export interface Answer {
  text: string
  place: Place
}

export const line = ({ context }: Turn, lines: readonly [string, ...string[]]) =>
  pick(lines, `${context.conversationId} ${lines[0]}`, context.turnCount)

export const join = (...parts: string[]) => parts.filter(Boolean).join(' ')

/** What the coach wanted to know: its last question, or the last thing that it said. */
export function questionIn(said: string) {
  const all = sentencesOf(said)
  return all.findLast((sentence) => sentence.endsWith('?')) ?? all.at(-1) ?? ''
}

/** As much of it as one would say again. */
export const endOf = (said: string) => sentencesOf(said).slice(-3).join(' ')

export function sentencesOf(text: string) {
  const { sentences, rest } = splitSentences(text)
  return [...sentences, speakable(rest)].filter(Boolean)
}
