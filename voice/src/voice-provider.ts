import type { LanguageModel, SpeechToText, TextToSpeech } from '@pipit/conversation/ports'

/** A service of the network that hears, thinks and speaks. Each has a folder, and passes the suites of `conformance/`. */
export type VoiceProvider = SpeechToText & LanguageModel & TextToSpeech
