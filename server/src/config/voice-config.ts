import type { GeminiConfig, JudgeConfig, OpenAiConfig } from '@pipit/voice/provider-config'
import { z } from 'zod'

/** The provider of speech to text (hear), of the language model (think) and of text to speech (speak). */
export interface VoiceConfig {
  hear: Provider
  /** Embedded: the scripted coach. */
  think: Provider
  speak: Provider
  /** The size of the embedded speech-to-text model; `auto`: the larger one where the machine is fast enough. */
  embeddedModel: (typeof embeddedModels)[number]
  /** Fetches the voices of Kokoro in the background and renders the coach's sentences with them. */
  naturalVoices: boolean
  /** How many worker processes transcribe speech at the same time; null: one for each core. */
  workers: number | null
  /** Null unless one of the three uses it. */
  openAi: OpenAiConfig | null
  gemini: GeminiConfig | null
  /** Null: what the language model says is checked only by Pipit's own rules. */
  judge: JudgeConfig | null
}

type Provider = (typeof providers)[number]

const providers = ['embedded', 'openai', 'gemini'] as const
const embeddedModels = ['auto', 'tiny', 'base'] as const
const openAiUrl = 'https://api.openai.com/v1'
const geminiUrl =
  'wss://generativelanguage.googleapis.com/ws/google.ai.generativelanguage.v1beta.GenerativeService.BidiGenerateContent'

const provider = z.enum(providers, 'must be "embedded", "openai" or "gemini"').default('embedded')
const withoutPassword = (url: string) => !new URL(url).username && !new URL(url).password

export const voiceVariables = z.object({
  HEAR: provider,
  THINK: provider,
  SPEAK: provider,
  VOICE_MODEL: z.enum(embeddedModels, 'must be "auto", "tiny" or "base"').default('auto'),
  NATURAL_VOICES: z
    .enum(['true', 'false'], 'must be "true" or "false"')
    .default('true')
    .transform((value) => value === 'true'),
  VOICE_WORKERS: z
    .string()
    .regex(/^\d+$/, 'must be a number')
    .transform(Number)
    .pipe(z.number().min(1, 'must be at least 1').max(256, 'must be at most 256'))
    .optional(),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://', abort: true })
    .refine(withoutPassword, 'must hold no user or password; use OPENAI_API_KEY')
    .transform((url) => url.replace(/\/+$/, ''))
    .default(openAiUrl),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_HEAR_MODEL: z.string().default(''),
  OPENAI_THINK_MODEL: z.string().default(''),
  OPENAI_SPEAK_MODEL: z.string().default(''),
  OPENAI_VOICE: z.string().default('alloy'),
  JUDGE: z.enum(['none', 'openai'], 'must be "none" or "openai"').default('none'),
  JUDGE_MODEL: z.string().default('omni-moderation-latest'),
  JUDGE_TIMEOUT_MS: z
    .string()
    .regex(/^\d+$/, 'must be a number of milliseconds')
    .default('1500')
    .transform(Number)
    .pipe(z.number().min(100, 'must be at least 100').max(5_000, 'must be at most 5000')),
  GEMINI_URL: z
    .url({ protocol: /^wss?$/, error: 'must be an address that starts with ws:// or wss://', abort: true })
    .refine(withoutPassword, 'must hold no user or password; use GEMINI_API_KEY')
    .default(geminiUrl),
  GEMINI_API_KEY: z.string().optional(),
  GEMINI_MODEL: z.string().default('gemini-3.8-live'),
  GEMINI_VOICE: z.string().optional(),
})

type Variables = z.output<typeof voiceVariables>

/** Calls `fail` for the first variable that is missing or contradicts another. */
export function readVoiceConfig(values: Variables, fail: (message: string) => never): VoiceConfig {
  const tasksOf = (name: Provider) => (['HEAR', 'THINK', 'SPEAK'] as const).filter((task) => values[task] === name)
  return {
    hear: values.HEAR,
    think: values.THINK,
    speak: values.SPEAK,
    embeddedModel: values.VOICE_MODEL,
    naturalVoices: values.SPEAK === 'embedded' && values.NATURAL_VOICES,
    workers: values.VOICE_WORKERS ?? null,
    openAi: readOpenAi(values, tasksOf('openai'), fail),
    gemini: readGemini(values, tasksOf('gemini'), fail),
    judge: readJudge(values, fail),
  }
}

type Task = 'HEAR' | 'THINK' | 'SPEAK'

function readOpenAi(values: Variables, tasks: Task[], fail: (message: string) => never): OpenAiConfig | null {
  const [first] = tasks
  if (!first) return null
  const incomplete = tasks.find((task) => !values[`OPENAI_${task}_MODEL`])
  if (incomplete) fail(`${incomplete}=openai needs OPENAI_${incomplete}_MODEL.`)
  if (values.OPENAI_BASE_URL === openAiUrl && !values.OPENAI_API_KEY) {
    fail(`${first}=openai needs OPENAI_API_KEY, or OPENAI_BASE_URL for your own server.`)
  }
  return {
    baseUrl: values.OPENAI_BASE_URL,
    key: values.OPENAI_API_KEY ?? null,
    hearModel: values.OPENAI_HEAR_MODEL,
    thinkModel: values.OPENAI_THINK_MODEL,
    speakModel: values.OPENAI_SPEAK_MODEL,
    voice: values.OPENAI_VOICE,
  }
}

function readJudge(values: Variables, fail: (message: string) => never): JudgeConfig | null {
  if (values.JUDGE === 'none') return null
  if (values.THINK === 'embedded') fail('JUDGE=openai needs a language model to judge: set THINK to openai or gemini.')
  if (values.OPENAI_BASE_URL === openAiUrl && !values.OPENAI_API_KEY) {
    fail('JUDGE=openai needs OPENAI_API_KEY, or OPENAI_BASE_URL for your own server.')
  }
  const { OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: key, JUDGE_MODEL: model, JUDGE_TIMEOUT_MS: timeoutMs } = values
  return { baseUrl, key: key ?? null, model, timeoutMs }
}

function readGemini(values: Variables, [first]: Task[], fail: (message: string) => never): GeminiConfig | null {
  if (!first) return null
  const { GEMINI_API_KEY: key, GEMINI_URL: url, GEMINI_MODEL: model, GEMINI_VOICE: voice } = values
  if (!key) return fail(`${first}=gemini needs GEMINI_API_KEY.`)
  return { url, key, model, voice: voice ?? null }
}
