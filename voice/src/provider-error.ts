/** Operators see these names of services and worker processes in the log. */
export type Provider =
  | 'openai-compatible'
  | 'gemini-live'
  | 'embedded-vad'
  | 'embedded-stt'
  | 'embedded-tts'
  | 'voice-process'
  | 's3'
  | 'smtp'
  | 'push-service'

/** `unauthorized` means that a key or password is wrong, expired or lacks a permission. */
export type ProviderErrorCode = (typeof providerErrorCodes)[number]

export const providerErrorCodes = [
  'unauthorized',
  'rate-limited',
  'rejected',
  'unavailable',
  'unreachable',
  'timeout',
  'connection-closed',
  'invalid-response',
  'response-too-large',
  'wrong-words-spoken',
] as const

interface Details {
  /** It is an HTTP status, the close code of a WebSocket, or the reply code of a mail server. */
  status?: number | undefined
  /** It is our own text or a system error code: a provider's message may contain a key or what the child said. */
  reason?: string | undefined
}

/** The message is safe to log, because it never contains what the provider wrote. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly provider: Provider
  readonly code: ProviderErrorCode
  readonly status: number | null

  constructor(provider: Provider, code: ProviderErrorCode, { status, reason }: Details = {}) {
    super(`${provider} failed: ${code}${status === undefined ? '' : ` (${status})`}${reason ? `: ${reason}` : ''}`)
    this.provider = provider
    this.code = code
    this.status = status ?? null
  }
}

export function codeOfHttpStatus(status: number): ProviderErrorCode {
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 429) return 'rate-limited'
  if (status >= 500) return 'unavailable'
  return status >= 400 ? 'rejected' : 'invalid-response'
}
