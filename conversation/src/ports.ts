import type { Effect } from './effects.ts'

/** What the effects hear, think and speak are performed with. Speech is 16-bit, mono. */

interface ProviderOptions {
  language: string
  /** The answer is no longer wanted. */
  signal: AbortSignal
}

/** Finds where somebody speaks in a stream of the child's speech. */
export interface SpeechDetector {
  /** What has changed with these samples; `silentFor`: the milliseconds it waited to be sure of the end. */
  detect: (samples: Int16Array) => Promise<{ speaking: boolean; silenceMs: number } | null>
}

export interface SpeechToText {
  /** The child's speech at 16,000 Hz. Noise is an empty text, not a failure. */
  hear: (speech: Int16Array, asked: ProviderOptions) => Promise<string>
}

export type ThinkRequest = Omit<Extract<Effect, { type: 'think' }>, 'type' | 'id' | 'picture'> & {
  /** A JPEG. What is written in it is never an instruction. */
  picture: Uint8Array | null
}

export interface LanguageModel {
  /** As it comes, in pieces of any size. When the coach begins there are no messages yet, only guidance. */
  think: (thinking: ThinkRequest, asked: ProviderOptions) => AsyncIterable<string>
}

export interface TextToSpeech {
  /** The coach's speech at 24,000 Hz, in pieces of any size. */
  speak: (text: string, asked: ProviderOptions) => AsyncIterable<Int16Array>
}
