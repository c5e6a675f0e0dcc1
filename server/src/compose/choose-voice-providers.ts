import type { FindProfanity } from '@pipit/conversation/findings'
import type { VoiceConfig } from '../config/voice-config.ts'
import { createGeminiLive } from '@pipit/voice/gemini-live/gemini-live'
import type { ChildMemoryStore } from '@pipit/coach/child-memory'
import { createScriptedCoach } from '@pipit/coach/scripted-coach'
import { createOpenAiJudge } from '@pipit/voice/openai-compatible/judge'
import { createOpenAiCompatible } from '@pipit/voice/openai-compatible/openai-compatible'
import type { Speech } from '@pipit/voice/speech'

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
) {
  const network = { openai: openAi && createOpenAiCompatible(openAi), gemini: gemini && createGeminiLive(gemini) }
  const scriptedCoach = createScriptedCoach({ findProfanity, memories })
  const providers = {
    hear: hear === 'embedded' ? speech.hear : configured(network[hear]).hear,
    think: think === 'embedded' ? scriptedCoach : configured(network[think]).think,
    speak: speak === 'embedded' ? speech.speak : configured(network[speak]).speak,
  }
  return {
    detector: speech.detector,
    hear: providers.hear.hear,
    think: providers.think.think,
    ...(providers.think.hints && { hints: providers.think.hints }),
    ...(providers.think.foresee && { foresee: providers.think.foresee }),
    speak: providers.speak.speak,
    ...(providers.speak.prepare && { prepare: providers.speak.prepare }),
    speaksOnlyEnglish: speak === 'embedded',
    judge: judge && createOpenAiJudge(judge),
    fallback: {
      hear: hear === 'embedded' ? () => null : onlyInEnglish(speech.hear),
      think: think === 'embedded' ? null : scriptedCoach,
      // The simple voice is no more English than the embedded voice that failed.
      speak: speak === 'embedded' ? () => speech.speakSimply : onlyInEnglish(speech.speak),
    },
    chooseVoice: (wanted: string, activity: string | null) =>
      speech.chooseVoice(wanted, { isScripted: think === 'embedded', activity }),
    isBusy: speech.isBusy,
    warmUp: () => void speech.warmUp({ hear: hear === 'embedded', speak: speak === 'embedded' }),
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
