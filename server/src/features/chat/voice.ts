import type { LanguageModel, SpeechDetector, SpeechToText, TextToSpeech } from '@pipit/conversation/ports'

/** What the companion hears, thinks and speaks with, as it was configured. */
export interface Voice extends SpeechToText, LanguageModel, TextToSpeech {
  /** One for each conversation: it remembers what it has just heard. */
  detector: () => SpeechDetector
  /** Somebody is about to talk. */
  warmUp: () => void
}
