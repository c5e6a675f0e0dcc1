import type { TurnContext } from '@pipit/conversation/effects'
import { speakable, splitSentences } from '@pipit/conversation/turns/split-sentences'
import { pick } from '../seeded-random.ts'
import type { PlayHistory } from '../play-history.ts'
import type { StoryPosition } from './story-position.ts'

export interface ScriptedTurn {
  context: TurnContext
  position: StoryPosition
  /** Of earlier conversations. */
  history: PlayHistory
  /** The child's last text; empty when the coach starts. */
  said: string
  /** The child's earlier texts, the latest last. */
  earlier: string[]
  /** Whether the coach's last question was played to its end. */
  heardQuestion: boolean
  hasPicture: boolean
  /** Whether the coach may repeat these words of the child. */
  mayEcho: (words: string) => boolean
}

export interface ScriptedReply {
  text: string
  position: StoryPosition
}

export const pickPhrase = ({ context }: ScriptedTurn, lines: readonly [string, ...string[]]) =>
  pick(lines, `${context.conversationId} ${lines[0]}`, context.turnCount)

export const joinText = (...parts: string[]) => parts.filter(Boolean).join(' ')

/** The last question, or the last sentence if there is none. */
export function lastQuestion(said: string) {
  const all = splitIntoSentences(said)
  return all.findLast((sentence) => sentence.endsWith('?')) ?? all.at(-1) ?? ''
}

export const lastSentences = (said: string) => splitIntoSentences(said).slice(-3).join(' ')

export function splitIntoSentences(text: string) {
  const { sentences, rest } = splitSentences(text)
  return [...sentences, speakable(rest)].filter(Boolean)
}
