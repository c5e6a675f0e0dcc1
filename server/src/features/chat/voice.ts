import type {
  Judge,
  LanguageModel,
  SpeechToText,
  TextToSpeech,
  VoiceActivityDetection,
} from '@pipit/conversation/ports'

/** The ports of a conversation as they are configured, and what the server adds to them. */
export interface Voice
  extends VoiceActivityDetection, SpeechToText, LanguageModel, TextToSpeech, VoiceChoice, VoiceLoad {
  /** Judges each reply of the language model; null if none is configured. */
  judge: Judge | null
  fallback: VoiceFallback
}

interface VoiceChoice {
  /**
   * Resolves with the voice that can speak a whole conversation, which begins with this activity: the family's choice, or
   * another while that one is not ready.
   */
  chooseVoice: (wanted: string, activity: string | null) => Promise<string>
  /** Otherwise TTS speaks the child's language. */
  speaksOnlyEnglish: boolean
}

interface VoiceLoad {
  /** Whether too many children talk for one more conversation. A voice without this method has no limit. */
  isBusy?: () => boolean
  /** Loads the models before a conversation starts. */
  warmUp: () => void
}

/** Embedded providers for conversations in which the configured one fails; null where there is none. */
interface VoiceFallback {
  hear: (language: string) => SpeechToText | null
  think: LanguageModel | null
  speak: (language: string) => TextToSpeech | null
}
