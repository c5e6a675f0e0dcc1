import type { LanguageModel, SpeechToText, TextToSpeech } from '@pipit/conversation/ports'
import type { OpenAiConfig } from '../../voice-config.ts'
import { usualPatience } from '../network/watch.ts'
import { openAiHear } from './hear.ts'
import { openAiSpeak } from './speak.ts'
import { openAiThink } from './think.ts'

/** OpenAI, or a server that speaks as OpenAI does: Ollama, LocalAI, vLLM. */
export function openAiCompatible(
  { baseUrl, key, hearModel, thinkModel, speakModel, voice }: OpenAiConfig,
  patience = usualPatience,
): { hear: SpeechToText; think: LanguageModel; speak: TextToSpeech } {
  const server = { baseUrl, key, patience }
  return {
    hear: openAiHear(server, hearModel),
    think: openAiThink(server, thinkModel),
    speak: openAiSpeak(server, speakModel, voice),
  }
}
