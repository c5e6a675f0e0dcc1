import { defaultTimeouts } from '../network/provider-call.ts'
import type { GeminiConfig } from '../provider-config.ts'
import type { VoiceProvider } from '../voice-provider.ts'
import { createGeminiSpeechToText } from './hear.ts'
import { createGeminiTextToSpeech } from './speak.ts'
import { createGeminiLanguageModel } from './think.ts'

/** Each call is a session of its own, because every sentence must be checked before a child hears it. */
export function createGeminiLive(config: GeminiConfig, timeouts = defaultTimeouts): VoiceProvider {
  const session = { ...config, timeouts }
  return {
    ...createGeminiSpeechToText(session),
    ...createGeminiLanguageModel(session),
    ...createGeminiTextToSpeech(session),
  }
}
