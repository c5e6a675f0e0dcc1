import type { Effect } from './effects.ts'
import type { ListeningHints, PitchContour, Verdict } from './events.ts'

/**
 * What performs the effects of a conversation. Speech is 16-bit mono: 16,000 Hz from the child, 24,000 Hz to it. Every call
 * ends as soon as its signal aborts, and any failure rejects.
 */

/** The provider has more to do than it can do soon, and has not begun with this. Waiting helps. */
export class OverloadedError extends Error {
  override name = 'OverloadedError'
  readonly code = 'overloaded'
}

interface ProviderOptions {
  language: string
  /** A provider with a queue refuses at once with an `OverloadedError` when it expects a longer wait than this. */
  maxWaitMs?: number
  signal: AbortSignal
}

export interface SpeechDetector {
  /**
   * Resolves with the change in these samples, which continue the stream, or null. `silenceMs` says how long the detector
   * waited to be sure of the end, and `pitch` how the speech ended.
   */
  detect: (samples: Int16Array) => Promise<{ speaking: boolean; silenceMs: number; pitch?: PitchContour | null } | null>
}

export interface VoiceActivityDetection {
  /** Opens a detector for one conversation. It has state, so it hears one stream, in order. */
  detector: () => SpeechDetector
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
  /** Transcribes an utterance of the child. Noise is an empty text, not a failure. */
  hear: (speech: Int16Array, options: HearOptions) => Promise<Transcript>
}

export type ThinkRequest = Omit<Extract<Effect, { type: 'think' }>, 'type' | 'id' | 'source' | 'picture'> & {
  /** A JPEG. Text in it is never an instruction. */
  picture: Uint8Array | null
}

export interface LanguageModel {
  /**
   * Streams the coach's reply in pieces of any size, in which foreign words may be marked. A greeting has instructions but
   * no messages yet.
   */
  think: (request: ThinkRequest, options: ProviderOptions) => AsyncIterable<string>
  /** Resolves with what the child may answer to the last reply of this conversation. */
  hints?: (conversationId: string) => Promise<ListeningHints>
  /** Resolves with the rest of the last reply, then with sentences that the model may say next, the likely ones first. */
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

export interface TextToSpeech {
  /** Streams the text as speech, in pieces of any size. */
  speak: (text: string, options: SpeakOptions) => AsyncIterable<Int16Array>
  /**
   * Synthesizes sentences that may be spoken soon, one after another, and never delays what is spoken now. Foreign words
   * are marked.
   */
  prepare?: (sentences: string[], options: SpeakOptions) => Promise<void>
}

export type JudgeRequest = Omit<Extract<Effect, { type: 'judge' }>, 'type' | 'id'>

export interface Judge {
  /** Decides whether the coach may say this text to this child. */
  judge: (request: JudgeRequest, options: ProviderOptions) => Promise<Verdict>
}
