import type { Judge, LanguageModel, SpeechDetector, SpeechToText, TextToSpeech } from '@pipit/conversation/ports'

/** The configured providers of speech and language. */
export interface Voice extends SpeechToText, LanguageModel, TextToSpeech {
  /** One per conversation, because a detector has state. */
  detector: () => SpeechDetector
  /**
   * The voice that can speak a whole conversation: the family's choice, or another while that one is not ready.
   * `activity`: with which the conversation begins.
   */
  chooseVoice: (wanted: string, activity: string | null) => Promise<string>
  /** Otherwise TTS speaks the child's language. */
  speaksOnlyEnglish: boolean
  /** Too many children talk for one more conversation. Absent: there is no limit. */
  isBusy?: () => boolean
  /** Called when a conversation is about to start, so that models can load. */
  warmUp: () => void
  /** Judges each reply of the language model; null if none is configured. */
  judge: Judge | null
  /**
   * Embedded providers for conversations in which the configured one fails; null where there is none. A function gets the
   * language of the conversation.
   */
  fallback: {
    hear: (language: string) => SpeechToText | null
    think: LanguageModel | null
    speak: (language: string) => TextToSpeech | null
  }
}
