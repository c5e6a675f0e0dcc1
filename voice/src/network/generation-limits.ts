import type { ThinkRequest } from '@pipit/conversation/ports'

/** Lively enough not to repeat itself, and rarely off the topic. */
export const temperature = 0.7

/** For models that reason before they reply. */
const reasoningTokens = 500
/** Gemini's speech. */
const audioTokensPerSecond = 25
const lettersPerSecond = 12

/** A cap for the provider. The conversation cuts the text itself, at the end of a sentence. */
export function maxTextTokens({ context: { maxReplyLength } }: ThinkRequest): number {
  return Math.ceil(maxReplyLength / 2) + reasoningTokens
}

export function maxAudioTokens({ context: { maxReplyLength } }: ThinkRequest): number {
  return Math.ceil(maxReplyLength / lettersPerSecond) * audioTokensPerSecond + reasoningTokens
}
