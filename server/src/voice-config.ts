import { z } from 'zod'

/** Who hears, thinks and speaks. */
export interface VoiceConfig {
  hear: Provider
  /** Embedded: the coach that follows written stories. */
  think: Provider
  speak: Provider
  /** How large the embedded ear is. */
  embeddedModel: (typeof embeddedModels)[number]
  /** Null when nothing is done there. */
  openAi: OpenAiConfig | null
  gemini: GeminiConfig | null
}

export interface OpenAiConfig {
  baseUrl: string
  key: string | null
  /** Empty where another provider does it. */
  hearModel: string
  thinkModel: string
  speakModel: string
  voice: string
}

export interface GeminiConfig {
  url: string
  key: string
  model: string
  /** Null: the model's own. */
  voice: string | null
}

type Provider = (typeof providers)[number]

const providers = ['embedded', 'openai', 'gemini'] as const
const embeddedModels = ['tiny', 'base'] as const
const openAiUrl = 'https://api.openai.com/v1'
const geminiUrl =
  'wss://generativelanguage.googleapis.com/ws/google.ai.generativelanguage.v1beta.GenerativeService.BidiGenerateContent'

const provider = z.enum(providers, 'must be "embedded", "openai" or "gemini"').default('embedded')
const withoutPassword = (url: string) => !new URL(url).username && !new URL(url).password

export const voiceVariables = z.object({
  HEAR: provider,
  THINK: provider,
  SPEAK: provider,
  VOICE_MODEL: z.enum(embeddedModels, 'must be "tiny" or "base"').default('tiny'),
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
  GEMINI_URL: z
    .url({ protocol: /^wss?$/, error: 'must be an address that starts with ws:// or wss://', abort: true })
    .refine(withoutPassword, 'must hold no user or password; use GEMINI_API_KEY')
    .default(geminiUrl),
  GEMINI_API_KEY: z.string().optional(),
  GEMINI_MODEL: z.string().default('gemini-3.8-live'),
  GEMINI_VOICE: z.string().optional(),
})

type Variables = z.output<typeof voiceVariables>

/** `complain` is called with the first thing that is missing or contradicts another. */
export function readVoiceConfig(values: Variables, complain: (message: string) => never): VoiceConfig {
  const tasks = (['HEAR', 'THINK', 'SPEAK'] as const).map((task) => ({ task, by: values[task] }))
  const askedOf = (asked: Provider) => tasks.filter(({ by }) => by === asked).map(({ task }) => task)
  return {
    hear: values.HEAR,
    think: values.THINK,
    speak: values.SPEAK,
    embeddedModel: values.VOICE_MODEL,
    openAi: readOpenAi(values, askedOf('openai'), complain),
    gemini: readGemini(values, askedOf('gemini'), complain),
  }
}

type Task = 'HEAR' | 'THINK' | 'SPEAK'

function readOpenAi(values: Variables, tasks: Task[], complain: (message: string) => never): OpenAiConfig | null {
  const [first] = tasks
  if (!first) return null
  const lacking = tasks.find((task) => !values[`OPENAI_${task}_MODEL`])
  if (lacking) complain(`${lacking}=openai needs OPENAI_${lacking}_MODEL.`)
  if (values.OPENAI_BASE_URL === openAiUrl && !values.OPENAI_API_KEY) {
    complain(`${first}=openai needs OPENAI_API_KEY, or OPENAI_BASE_URL for a server of your own.`)
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

function readGemini(values: Variables, [first]: Task[], complain: (message: string) => never): GeminiConfig | null {
  if (!first) return null
  const { GEMINI_API_KEY: key, GEMINI_URL: url, GEMINI_MODEL: model, GEMINI_VOICE: voice } = values
  if (!key) return complain(`${first}=gemini needs GEMINI_API_KEY.`)
  return { url, key, model, voice: voice ?? null }
}
