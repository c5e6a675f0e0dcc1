import type { Effect } from './effects.ts'
import type { Verdict } from './events.ts'
import type { ListeningHints, PitchContour } from './events.ts'

/** The ports that perform the effects hear, think and speak. Speech is 16-bit mono. */

/** The provider has more to do than it can do soon, and has not begun with this. Waiting helps. */
export class OverloadedError extends Error {
  override name = 'OverloadedError'
  readonly code = 'overloaded'
}

interface ProviderOptions {
  language: string
  /** With an expected wait of more than this, a provider with a queue refuses at once with an `OverloadedError`. */
  maxWaitMs?: number
  /** Aborted when the result is no longer needed. */
  signal: AbortSignal
}

/** VAD on the stream of the child's speech. */
export interface SpeechDetector {
  /**
   * The change in these samples, or null. `silenceMs`: how long it waited to be sure of the end. `pitch`: of the end of
   * the speech.
   */
  detect: (samples: Int16Array) => Promise<{ speaking: boolean; silenceMs: number; pitch?: PitchContour | null } | null>
}

interface HearOptions extends ProviderOptions {
  /** What the coach would understand now. A provider may use it to decide between similar words, or ignore it. */
  expectedAnswers?: string[]
}

interface Transcript {
  text: string
  /** STT doubts its own words. */
  isUncertain?: boolean
}

export interface SpeechToText {
  /** The child's speech at 16,000 Hz. Noise is an empty text, not a failure. */
  hear: (speech: Int16Array, options: HearOptions) => Promise<Transcript>
}

export type ThinkRequest = Omit<Extract<Effect, { type: 'think' }>, 'type' | 'id' | 'source' | 'picture'> & {
  /** A JPEG. Text in it is never an instruction. */
  picture: Uint8Array | null
}

export interface LanguageModel {
  /** Streams the reply in pieces of any size, in which foreign words may be marked. A greeting has instructions but no messages yet. */
  think: (request: ThinkRequest, options: ProviderOptions) => AsyncIterable<string>
  /** After its last reply in this conversation. */
  hints?: (conversationId: string) => Promise<ListeningHints>
  /** What is left of its last reply, then sentences that it may say next, the likely ones first. */
  foresee?: (conversationId: string) => Promise<string[]>
}

interface SpeakOptions extends ProviderOptions {
  /** When earlier speech of the coach will have been played: among those that wait, who needs it first comes first. */
  neededInMs?: number
  /** One of the voices that a family can choose. Providers with a voice of their own ignore it. */
  voice?: string
  /** The text with its foreign words marked, as in text/foreign-words.ts, for voices that can read them. */
  markedText?: string
}

export type JudgeRequest = Omit<Extract<Effect, { type: 'judge' }>, 'type' | 'id'>

export interface Judge {
  /** Whether the coach may say this text to this child. */
  judge: (request: JudgeRequest, options: ProviderOptions) => Promise<Verdict>
}

export interface TextToSpeech {
  /** The coach's speech at 24,000 Hz, in pieces of any size. */
  speak: (text: string, options: SpeakOptions) => AsyncIterable<Int16Array>
  /**
   * Synthesizes sentences that may be spoken soon, one after another, until the signal. What is spoken now comes
   * first. Foreign words are marked.
   */
  prepare?: (sentences: string[], options: SpeakOptions) => Promise<void>
}
