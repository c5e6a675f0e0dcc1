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
  /** A provider with a queue that expects a longer wait refuses at once with an `OverloadedError`. */
  maxWaitMs?: number
  /** It is aborted when the result is no longer needed. */
  signal: AbortSignal
}

/** It is the VAD on the stream of the child's speech. */
export interface SpeechDetector {
  /**
   * Returns the change in these samples, or null. It waited for `silenceMs` to be sure of the end of the speech, which
   * had this `pitch`.
   */
  detect: (samples: Int16Array) => Promise<{ speaking: boolean; silenceMs: number; pitch?: PitchContour | null } | null>
}

interface HearOptions extends ProviderOptions {
  /** The coach would understand these now. A provider may use them to decide between similar words, or ignore them. */
  expectedAnswers?: string[]
}

interface Transcript {
  text: string
  /** STT doubts its own words. */
  isUncertain?: boolean
}

export interface SpeechToText {
  /** The child's speech is at 16,000 Hz. Noise is an empty text, not a failure. */
  hear: (speech: Int16Array, options: HearOptions) => Promise<Transcript>
}

export type ThinkRequest = Omit<Extract<Effect, { type: 'think' }>, 'type' | 'id' | 'source' | 'picture'> & {
  /** It is a JPEG. Text in it is never an instruction. */
  picture: Uint8Array | null
}

export interface LanguageModel {
  /** Streams the reply in pieces of any size, in which foreign words may be marked. A greeting has instructions but no messages yet. */
  think: (request: ThinkRequest, options: ProviderOptions) => AsyncIterable<string>
  /** They follow from its last reply in this conversation. */
  hints?: (conversationId: string) => Promise<ListeningHints>
  /** Returns what is left of its last reply, then sentences that it may say next, the likely ones first. */
  foresee?: (conversationId: string) => Promise<string[]>
}

interface SpeakOptions extends ProviderOptions {
  /** Earlier speech of the coach will have been played then. Among those that wait, who needs it first comes first. */
  neededInMs?: number
  /** A family can choose it. Providers with a voice of their own ignore it. */
  voice?: string
  /** Some voices can read foreign words, which are marked here as in `text/foreign-words.ts`. */
  markedText?: string
}

export type JudgeRequest = Omit<Extract<Effect, { type: 'judge' }>, 'type' | 'id'>

export interface Judge {
  /** Decides whether the coach may say this text to this child. */
  judge: (request: JudgeRequest, options: ProviderOptions) => Promise<Verdict>
}

export interface TextToSpeech {
  /** Yields the coach's speech at 24,000 Hz, in pieces of any size. */
  speak: (text: string, options: SpeakOptions) => AsyncIterable<Int16Array>
  /**
   * Synthesizes sentences that may be spoken soon, one after another, until the signal. What is spoken now comes
   * first. Foreign words are marked.
   */
  prepare?: (sentences: string[], options: SpeakOptions) => Promise<void>
}
