import type { LanguageModel, SpeechToText, TextToSpeech } from '@pipit/conversation/ports'
import type { FindProfanity } from '@pipit/conversation/findings'
import type { VoiceConfig } from '../config/voice-config.ts'
import { createGeminiLive } from '@pipit/voice/gemini-live/gemini-live'
import type { ChildMemoryStore } from '@pipit/coach/child-memory'
import { createScriptedCoach } from '@pipit/coach/scripted-coach'
import { createOpenAiJudge } from '@pipit/voice/openai-compatible/judge'
import { createOpenAiCompatible } from '@pipit/voice/openai-compatible/openai-compatible'
import { simpleVoice, type Speech } from '@pipit/voice/speech'
import type { Voice } from '../features/chat/voice.ts'

interface Dependencies {
  /** Embedded, or of voice processes. */
  speech: Speech
  findProfanity: FindProfanity
  memories: ChildMemoryStore
}

/** Combines the configured providers. VAD is always that of `speech`. */
export function createVoice(
  { hear, think, speak, openAi, gemini, judge }: VoiceConfig,
  { speech, findProfanity, memories }: Dependencies,
): Voice {
  const network = { openai: openAi && createOpenAiCompatible(openAi), gemini: gemini && createGeminiLive(gemini) }
  const scriptedCoach = createScriptedCoach({ findProfanity, memories })
  const hearing: SpeechToText = hear === 'embedded' ? speech : configured(network[hear])
  const thinking: LanguageModel = think === 'embedded' ? scriptedCoach : configured(network[think])
  const speaking: TextToSpeech = speak === 'embedded' ? speech : configured(network[speak])
  return {
    detector: speech.detector,
    hear: hearing.hear,
    think: thinking.think,
    ...(thinking.hints && { hints: thinking.hints }),
    ...(thinking.foresee && { foresee: thinking.foresee }),
    speak: speaking.speak,
    ...(speaking.prepare && { prepare: speaking.prepare }),
    speaksOnlyEnglish: speak === 'embedded',
    judge: judge && createOpenAiJudge(judge),
    fallback: {
      hear: hear === 'embedded' ? () => null : onlyInEnglish<SpeechToText>(speech),
      think: think === 'embedded' ? null : scriptedCoach,
      // The simple voice is no more English than the embedded voice that failed.
      speak: speak === 'embedded' ? () => inSimpleVoice(speech) : onlyInEnglish<TextToSpeech>(speech),
    },
    chooseVoice: (wanted: string, activity: string | null) =>
      speech.chooseVoice(wanted, { isScripted: think === 'embedded', activity }),
    isBusy: speech.isBusy,
    warmUp: () => void speech.warmUp({ hear: hear === 'embedded', speak: speak === 'embedded' }),
  }
}

const inSimpleVoice = ({ speak }: TextToSpeech): TextToSpeech => ({
  speak: (text, options) => speak(text, { ...options, voice: simpleVoice }),
})

/** Embedded speech is English. In other languages the provider from the network is called again. */
const onlyInEnglish =
  <Port>(port: Port) =>
  (language: string) =>
    /^en\b/i.test(language) ? port : null

/** The configuration guarantees this. */
function configured<Provider>(provider: Provider | null): Provider {
  if (!provider) throw new Error('The voice uses a provider that is not configured.')
  return provider
}
