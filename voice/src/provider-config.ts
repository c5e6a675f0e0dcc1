export interface OpenAiConfig {
  baseUrl: string
  key: string | null
  /** A model is empty if another provider does this part. */
  hearModel: string
  thinkModel: string
  speakModel: string
  voice: string
}

export interface GeminiConfig {
  url: string
  key: string
  model: string
  /** The model has a default, which null stands for. */
  voice: string | null
}

/** A second model judges each reply of the language model before its first word is spoken. */
export interface JudgeConfig {
  baseUrl: string
  key: string | null
  model: string
  timeoutMs: number
}
