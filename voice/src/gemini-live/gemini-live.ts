import type { LanguageModel, SpeechToText, TextToSpeech } from '@pipit/conversation/ports'
import type { GeminiConfig } from '../provider-config.ts'
import { defaultTimeouts } from '../network/provider-call.ts'
import { createGeminiSpeechToText } from './hear.ts'
import { createGeminiTextToSpeech } from './speak.ts'
import { createGeminiLanguageModel } from './think.ts'

/** Gemini's Live API as three separate providers, because every sentence must be checked before a child hears it. */
export function createGeminiLive(
  config: GeminiConfig,
  timeouts = defaultTimeouts,
): { hear: SpeechToText; think: LanguageModel; speak: TextToSpeech } {
  const session = { ...config, timeouts }
  return {
    hear: createGeminiSpeechToText(session),
    think: createGeminiLanguageModel(session),
    speak: createGeminiTextToSpeech(session),
  }
}
