/** A server with OpenAI's API. */
export interface OpenAiConfig {
  baseUrl: string
  key: string | null
  /** Each model is empty if another provider does this part. */
  hearModel: string
  thinkModel: string
  speakModel: string
  voice: string
}

export interface GeminiConfig {
  url: string
  key: string
  model: string
  /** Null: the model's default. */
  voice: string | null
}

/** A second model, which judges each reply of the language model before its first word is spoken. */
export interface JudgeConfig {
  baseUrl: string
  key: string | null
  model: string
  timeoutMs: number
}
