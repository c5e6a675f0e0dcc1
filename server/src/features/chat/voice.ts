import type { LanguageModel, SpeechDetector, SpeechToText, TextToSpeech } from '@pipit/conversation/ports'

/** The configured providers of speech and language. */
export interface Voice extends SpeechToText, LanguageModel, TextToSpeech {
  /** One per conversation, because a detector has state. */
  detector: () => SpeechDetector
  /** Called when a conversation is about to start, so that models can load. */
  warmUp: () => void
  /** Embedded providers for conversations in which the configured one fails; null where that is embedded itself. */
  fallback: { hear: SpeechToText | null; think: LanguageModel | null; speak: TextToSpeech | null }
}
