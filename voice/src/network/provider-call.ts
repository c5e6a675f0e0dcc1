import { ProviderError, type Provider, type ProviderErrorCode } from '../provider-error.ts'

/** The conversation waits for 8 to 15 seconds; a provider gets less, so that the failure is logged with its cause. */
export interface ProviderTimeouts {
  /** This limits the time until the first part of the response. */
  firstResponseMs: number
  /** This limits the time between one part of the response and the next. */
  idleMs: number
}

export const defaultTimeouts: ProviderTimeouts = { firstResponseMs: 7_500, idleMs: 5_000 }

export type ProviderCall = ReturnType<typeof startProviderCall>

/** Asks a provider. The caller gets the reason of the cancellation, or a `ProviderError`, and no other error. */
export async function callProvider<Result>(
  provider: Provider,
  cancelled: AbortSignal,
  ask: (call: ProviderCall) => Promise<Result>,
): Promise<Result> {
  const call = startProviderCall(provider, cancelled)
  try {
    return await ask(call)
  } catch (error) {
    throw call.toError(error)
  } finally {
    call.end()
  }
}

/** Streams what a provider sends, with the errors of `callProvider`. */
export async function* streamFromProvider<Piece>(
  provider: Provider,
  cancelled: AbortSignal,
  ask: (call: ProviderCall) => AsyncIterable<Piece>,
): AsyncGenerator<Piece> {
  const call = startProviderCall(provider, cancelled)
  try {
    yield* ask(call)
  } catch (error) {
    throw call.toError(error)
  } finally {
    call.end()
  }
}

/** The signal of the call aborts when the caller cancels, or when the provider takes too long. */
function startProviderCall(provider: Provider, cancelled: AbortSignal) {
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
    /** Libraries wrap errors in ways that may expose their content, so the first one is stored and ends the call. */
    fail,
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
