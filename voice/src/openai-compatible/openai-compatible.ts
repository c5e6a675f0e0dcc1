import { defaultTimeouts } from '../network/provider-call.ts'
import type { OpenAiConfig } from '../provider-config.ts'
import type { VoiceProvider } from '../voice-provider.ts'
import { createOpenAiSpeechToText } from './hear.ts'
import { createOpenAiTextToSpeech } from './speak.ts'
import { createOpenAiLanguageModel } from './think.ts'

/** Compatible servers are Ollama, LocalAI and vLLM, for example. */
export function createOpenAiCompatible(
  { baseUrl, key, hearModel, thinkModel, speakModel, voice }: OpenAiConfig,
  timeouts = defaultTimeouts,
): VoiceProvider {
  const server = { baseUrl, key, timeouts }
  return {
    ...createOpenAiSpeechToText(server, hearModel),
    ...createOpenAiLanguageModel(server, thinkModel),
    ...createOpenAiTextToSpeech(server, speakModel, voice),
  }
}
