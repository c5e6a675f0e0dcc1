import type { LanguageModel, SpeechToText, TextToSpeech } from '@pipit/conversation/ports'
import type { GeminiConfig } from '../../voice-config.ts'
import { usualPatience } from '../network/watch.ts'
import { geminiHear } from './hear.ts'
import { geminiSpeak } from './speak.ts'
import { geminiThink } from './think.ts'

/** Gemini's Live API; why it is three providers and not one: docs/decisions/0016. */
export function geminiLive(
  config: GeminiConfig,
  patience = usualPatience,
): { hear: SpeechToText; think: LanguageModel; speak: TextToSpeech } {
  const session = { ...config, patience }
  return { hear: geminiHear(session), think: geminiThink(session), speak: geminiSpeak(session) }
}
