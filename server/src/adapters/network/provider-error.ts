/** The outside services and worker processes that can fail; operators see these names in the log. */
export type Provider =
  | 'openai-compatible'
  | 'gemini-live'
  | 'embedded-vad'
  | 'embedded-stt'
  | 'embedded-tts'
  | 's3'
  | 'smtp'

/** What an operator can act on. `unauthorized` is a key or password that is wrong, expired or not allowed to do this. */
export type ProviderErrorCode =
  | 'unauthorized'
  | 'rate-limited'
  | 'rejected'
  | 'unavailable'
  | 'unreachable'
  | 'timeout'
  | 'connection-closed'
  | 'invalid-response'
  | 'response-too-large'
  | 'wrong-words-spoken'

interface Details {
  /** The HTTP status, the close code of a WebSocket, or the reply code of a mail server. */
  status?: number | undefined
  /** Words of ours or a system error code: a provider's message may repeat a key, or what the child said. */
  reason?: string | undefined
}

/** A provider failed. The message is ours, so that it can be logged: it never repeats what the provider wrote. */
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

/** The code for an HTTP response that is no success. */
export function codeOfHttpStatus(status: number): ProviderErrorCode {
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 429) return 'rate-limited'
  if (status >= 500) return 'unavailable'
  return status >= 400 ? 'rejected' : 'invalid-response'
}
