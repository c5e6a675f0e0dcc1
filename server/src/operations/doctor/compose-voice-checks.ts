import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { TurnContext } from '@pipit/conversation/effects'
import type { Judge } from '@pipit/conversation/ports'
import type { Weights } from '@pipit/voice/embedded/models/weights'
import type { Config } from '../../config/config.ts'
import type { ModelFile } from './check-models.ts'
import type { JudgeConfig } from '@pipit/voice/provider-config'
import type { VoiceProvider } from '@pipit/voice/voice-provider'
import type { VoiceConfig } from '../../config/voice-config.ts'

const connectMs = 5000
const language = 'en-US'
/** Providers from the network read only the length. */
const context: TurnContext = {
  conversationId: 'doctor',
  childId: 'doctor',
  purpose: 'reply',
  childName: null,
  age: null,
  level: '',
  maturity: '',
  language,
  pronouns: null,
  interests: [],
  favouriteActivities: [],
  activity: null,
  cardName: null,
  turnCount: 1,
  windingDown: false,
  now: 0,
  timeZone: 'UTC',
  maxReplyLength: 50,
}
const timeouts = { firstResponseMs: 10_000, idleMs: 5000 }

/** A small request to each configured provider: a second of sound, a word to speak, a greeting to answer. */
export function composeProviderCalls(voice: VoiceConfig) {
  const tasks = [
    { provider: voice.hear, task: 'speech to text', variable: 'HEAR', call: hearOnce },
    { provider: voice.think, task: 'the language model', variable: 'THINK', call: thinkOnce },
    { provider: voice.speak, task: 'text to speech', variable: 'SPEAK', call: speakOnce },
  ] as const
  const calls = tasks.flatMap(({ provider, task, variable, call }) => {
    if (provider === 'embedded') return []
    return {
      task,
      ...describeProvider(voice, provider, variable),
      call: async (signal: AbortSignal) => call(await openProvider(voice, provider), signal),
    }
  })
  return [...calls, ...(voice.judge ? [judgeCall(voice.judge)] : [])]
}

function describeProvider(
  { openAi, gemini }: VoiceConfig,
  provider: 'openai' | 'gemini',
  task: 'HEAR' | 'THINK' | 'SPEAK',
) {
  if (provider === 'gemini')
    return {
      host: new URL(gemini?.url ?? '').host,
      model: gemini?.model ?? '',
      keyVariable: 'GEMINI_API_KEY',
      modelVariable: 'GEMINI_MODEL',
    }
  const models = { HEAR: openAi?.hearModel, THINK: openAi?.thinkModel, SPEAK: openAi?.speakModel }
  return {
    host: new URL(openAi?.baseUrl ?? '').host,
    model: models[task] ?? '',
    keyVariable: 'OPENAI_API_KEY',
    modelVariable: `OPENAI_${task}_MODEL`,
  }
}

async function openProvider({ openAi, gemini }: VoiceConfig, provider: 'openai' | 'gemini'): Promise<VoiceProvider> {
  if (provider === 'openai' && openAi)
    return (await import('@pipit/voice/openai-compatible/openai-compatible')).createOpenAiCompatible(openAi, timeouts)
  if (gemini) return (await import('@pipit/voice/gemini-live/gemini-live')).createGeminiLive(gemini, timeouts)
  throw new Error('The voice uses a provider that is not configured.')
}

/** A second of a quiet tone: nobody's voice. What it is taken for does not matter. */
async function hearOnce({ hear }: VoiceProvider, signal: AbortSignal) {
  const tone = Int16Array.from({ length: 16_000 }, (_, at) => 3000 * Math.sin((2 * Math.PI * 220 * at) / 16_000))
  await hear(tone, { language, signal })
}

async function thinkOnce({ think }: VoiceProvider, signal: AbortSignal) {
  const request = {
    instructions: 'Answer with one word.',
    messages: [{ who: 'child' as const, text: 'Hello!' }],
    picture: null,
    context,
  }
  for await (const text of think(request, { language, signal })) if (text) return
}

async function speakOnce({ speak }: VoiceProvider, signal: AbortSignal) {
  for await (const samples of speak('Hello!', { language, signal })) if (samples.length > 0) return
}

function judgeCall(config: JudgeConfig) {
  return {
    task: 'the judge of replies',
    host: new URL(config.baseUrl).host,
    model: config.model,
    keyVariable: 'OPENAI_API_KEY',
    modelVariable: 'JUDGE_MODEL',
    async call(signal: AbortSignal) {
      const { createOpenAiJudge } = await import('@pipit/voice/openai-compatible/judge')
      const judge: Judge = createOpenAiJudge(config)
      await judge.judge({ text: 'Hello!', childText: 'Hello!', age: null, language }, { language, signal })
    },
  }
}

export async function countVoiceProcesses(
  use: NonNullable<Config['voiceProcesses']['use']>,
  signal: AbortSignal,
): Promise<number> {
  const { createRemoteSpeech } = await import('@pipit/voice/remote/remote-speech')
  const log = { error: () => undefined, warn: () => undefined }
  const remote = createRemoteSpeech({ ...use, log })
  try {
    const deadline = Date.now() + connectMs
    while (remote.processCount() < use.urls.length && Date.now() < deadline && !signal.aborted) await delay(50)
    return remote.processCount()
  } finally {
    await remote.close()
  }
}

/** The files of embedded speech that this configuration uses. */
export async function composeModelFiles(voice: VoiceConfig, dataFolder: string) {
  const { flite, moonshines, readWeights, silero } = await import('@pipit/voice/embedded/models/weights')
  const { loadModel } = await import('@pipit/voice/embedded/models/load-model')
  const { loadFlite } = await import('@pipit/voice/embedded/tts/flite')
  const { kokoroFiles, modelFile, voiceFile } = await import('@pipit/voice/embedded/tts/kokoro/kokoro-files')
  const network = (purpose: string, weights: Weights) =>
    file(purpose, weights, async () => (await loadModel(weights)).release())
  const sizes = voice.embeddedModel === 'auto' ? (['tiny', 'base'] as const) : ([voice.embeddedModel] as const)
  const folder = join(dataFolder, 'voices', 'kokoro')
  const voices = [...kokoroFiles.keys()].flatMap((path) => /^voices\/(.*)\.bin$/.exec(path)?.[1] ?? [])
  return {
    models: [
      network('voice activity detection', silero),
      ...sizes.flatMap((size) => [
        network(`speech to text (${size}, encoder)`, moonshines[size].encoder),
        network(`speech to text (${size}, decoder)`, moonshines[size].decoder),
      ]),
      file('the simple voice', flite, async () => void (await loadFlite('rms'))),
    ],
    naturalVoices: voice.naturalVoices
      ? {
          arePresent: existsSync(fileURLToPath(modelFile(folder).file)),
          models: [
            network('the natural voices', modelFile(folder)),
            ...voices.map((name) =>
              file(
                `the voice ${name}`,
                voiceFile(folder, name),
                async () => void (await readWeights(voiceFile(folder, name))),
              ),
            ),
          ],
        }
      : null,
  }
}

const file = (purpose: string, weights: Weights, load: () => Promise<void>): ModelFile => ({
  purpose,
  path: fileURLToPath(weights.file),
  load,
})
