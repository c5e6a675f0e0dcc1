import type { ThinkRequest } from '@pipit/conversation/ports'

/** Replies are lively enough not to repeat themselves, and rarely off the topic. */
export const temperature = 0.7

/** Some models reason before they reply. */
const reasoningTokens = 500
/** Gemini counts its speech in tokens. */
const audioTokensPerSecond = 25
const lettersPerSecond = 12

/** This is a cap for the provider. The conversation cuts the text itself, at the end of a sentence. */
export function maxTextTokens({ context: { maxReplyLength } }: ThinkRequest): number {
  return Math.ceil(maxReplyLength / 2) + reasoningTokens
}

export function maxAudioTokens({ context: { maxReplyLength } }: ThinkRequest): number {
  return Math.ceil(maxReplyLength / lettersPerSecond) * audioTokensPerSecond + reasoningTokens
}
