import { ProviderError, type Provider, type ProviderErrorCode } from '../provider-error.ts'

/** Shorter than the 8 to 15 seconds that the conversation waits, so that the failure is logged with its cause. */
export interface ProviderTimeouts {
  /** Until the first part of the response. */
  firstResponseMs: number
  /** Between one part of the response and the next. */
  idleMs: number
}

export const defaultTimeouts: ProviderTimeouts = { firstResponseMs: 7_500, idleMs: 5_000 }

export type ProviderCall = ReturnType<typeof startProviderCall>

/** One call to a provider. Its signal aborts when the caller cancels, or when the provider takes too long. */
export function startProviderCall(provider: Provider, cancelled: AbortSignal) {
  cancelled.throwIfAborted()
  const ended = new AbortController()
  const signal = AbortSignal.any([cancelled, ended.signal])
  let timer: NodeJS.Timeout | undefined

  const stopTimeout = () => clearTimeout(timer)

  function fail(code: ProviderErrorCode, status?: number) {
    const error = new ProviderError(provider, code, { status })
    ended.abort(error)
    return error
  }

  return {
    signal,
    /** The provider must respond within this time, unless `stopTimeout` is called first. */
    startTimeout(milliseconds: number) {
      stopTimeout()
      timer = setTimeout(() => fail('timeout'), milliseconds)
    },
    stopTimeout,
    /** Ends the call. Libraries wrap errors in ways that may expose their content, so the first one is stored here. */
    fail,
    /** The error for the caller: the reason of the cancellation, or a ProviderError. */
    toError(error: unknown): unknown {
      if (cancelled.aborted) return cancelled.reason
      if (ended.signal.aborted) return ended.signal.reason
      return error instanceof ProviderError ? error : new ProviderError(provider, 'invalid-response')
    },
    /** Releases the timer and whatever is still being received. */
    end() {
      stopTimeout()
      ended.abort()
    },
  }
}
