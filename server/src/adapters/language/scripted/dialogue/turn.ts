import type { TurnContext } from '@pipit/conversation/effects'
import { speakable, splitSentences } from '@pipit/conversation/turns/split-sentences'
import { pick } from '../seeded-random.ts'
import type { StoryPosition } from './story-position.ts'

/** All that is known when the coach is to say something. */
export interface ScriptedTurn {
  context: TurnContext
  position: StoryPosition
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

export interface ScriptedReply {
  text: string
  position: StoryPosition
}

export const pickPhrase = ({ context }: ScriptedTurn, lines: readonly [string, ...string[]]) =>
  pick(lines, `${context.conversationId} ${lines[0]}`, context.turnCount)

export const joinText = (...parts: string[]) => parts.filter(Boolean).join(' ')

/** What the coach wanted to know: its last question, or the last thing that it said. */
export function lastQuestion(said: string) {
  const all = splitIntoSentences(said)
  return all.findLast((sentence) => sentence.endsWith('?')) ?? all.at(-1) ?? ''
}

/** As much of it as one would say again. */
export const lastSentences = (said: string) => splitIntoSentences(said).slice(-3).join(' ')

export function splitIntoSentences(text: string) {
  const { sentences, rest } = splitSentences(text)
  return [...sentences, speakable(rest)].filter(Boolean)
}
