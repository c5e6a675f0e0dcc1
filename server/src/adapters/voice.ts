import type { FindProfanity } from '@pipit/conversation/safeguards/findings'
import type { VoiceConfig } from '../voice-config.ts'
import { createGeminiLive } from './gemini-live/gemini-live.ts'
import type { ChildMemoryStore } from './language/scripted/child-memory.ts'
import { createScriptedCoach } from './language/scripted/scripted-coach.ts'
import { createOpenAiJudge } from './openai-compatible/judge.ts'
import { createOpenAiCompatible } from './openai-compatible/openai-compatible.ts'
import { createEmbeddedSpeech } from './speech/embedded/embedded-speech.ts'
import type { MoonshineSize } from './speech/embedded/stt/moonshine.ts'

interface Dependencies {
  findProfanity: FindProfanity
  sttModel: () => MoonshineSize
  memories: ChildMemoryStore
  /** Where the voices of Kokoro are. */
  voicesFolder: string
}

/** Combines the configured providers. VAD always runs embedded. */
export function createVoice(
  { hear, think, speak, openAi, gemini, judge, workers }: VoiceConfig,
  { findProfanity, sttModel, memories, voicesFolder }: Dependencies,
) {
  const embedded = createEmbeddedSpeech({ model: sttModel, voicesFolder, findProfanity, ...(workers && { workers }) })
  const network = { openai: openAi && createOpenAiCompatible(openAi), gemini: gemini && createGeminiLive(gemini) }
  const scriptedCoach = createScriptedCoach({ findProfanity, memories })
  const providers = {
    hear: hear === 'embedded' ? embedded.hear : configured(network[hear]).hear,
    think: think === 'embedded' ? scriptedCoach : configured(network[think]).think,
    speak: speak === 'embedded' ? embedded.speak : configured(network[speak]).speak,
  }
  return {
    detector: embedded.detector,
    hear: providers.hear.hear,
    think: providers.think.think,
    ...(providers.think.hints && { hints: providers.think.hints }),
    ...(providers.think.foresee && { foresee: providers.think.foresee }),
    speak: providers.speak.speak,
    ...(providers.speak.prepare && { prepare: providers.speak.prepare }),
    judge: judge && createOpenAiJudge(judge),
    fallback: {
      hear: hear === 'embedded' ? () => null : onlyInEnglish(embedded.hear),
      think: think === 'embedded' ? null : scriptedCoach,
      // The simple voice is no more English than the embedded voice that failed.
      speak: speak === 'embedded' ? () => embedded.speakSimply : onlyInEnglish(embedded.speak),
    },
    chooseVoice: (wanted: string, activity: string | null) =>
      embedded.chooseVoice(wanted, { isScripted: think === 'embedded', activity }),
    isBusy: embedded.isBusy,
    stats: embedded.stats,
    warmUp: () => void embedded.warmUp({ hear: hear === 'embedded', speak: speak === 'embedded' }),
    close: embedded.close,
  }
}

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
