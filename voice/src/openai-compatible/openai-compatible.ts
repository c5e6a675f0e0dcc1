import type { LanguageModel, SpeechToText, TextToSpeech } from '@pipit/conversation/ports'
import type { OpenAiConfig } from '../provider-config.ts'
import { defaultTimeouts } from '../network/provider-call.ts'
import { createOpenAiSpeechToText } from './hear.ts'
import { createOpenAiTextToSpeech } from './speak.ts'
import { createOpenAiLanguageModel } from './think.ts'

/** OpenAI, or a server with a compatible API, such as Ollama, LocalAI or vLLM. */
export function createOpenAiCompatible(
  { baseUrl, key, hearModel, thinkModel, speakModel, voice }: OpenAiConfig,
  timeouts = defaultTimeouts,
): { hear: SpeechToText; think: LanguageModel; speak: TextToSpeech } {
  const server = { baseUrl, key, timeouts }
  return {
    hear: createOpenAiSpeechToText(server, hearModel),
    think: createOpenAiLanguageModel(server, thinkModel),
    speak: createOpenAiTextToSpeech(server, speakModel, voice),
  }
}
