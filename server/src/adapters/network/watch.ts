import { ProviderFailure } from './provider-failure.ts'

/** In milliseconds. The conversation gives up after 10 to 15 seconds; who knows earlier leaves time to try again. */
export interface Patience {
  /** Until the first sign of an answer. */
  first: number
  /** Between one sign and the next. */
  between: number
}

export const usualPatience: Patience = { first: 8_000, between: 5_000 }

export type Watch = ReturnType<typeof startWatch>

/** Watches over one question to a provider, until nobody wants the answer or the provider lets us wait too long. */
export function startWatch(wanted: AbortSignal) {
  wanted.throwIfAborted()
  const over = new AbortController()
  const signal = AbortSignal.any([wanted, over.signal])
  let timer: NodeJS.Timeout | undefined

  const rest = () => clearTimeout(timer)

  function fail(code: ProviderFailure['code']) {
    const failure = new ProviderFailure(code)
    over.abort(failure)
    return failure
  }

  return {
    signal,
    /** From now on, until `rest`, the provider is to give a sign. */
    expect(within: number) {
      rest()
      timer = setTimeout(() => fail('timed-out'), within)
    },
    rest,
    /** What a library makes of a failure on its way may hold anything; the first one is kept here. */
    fail,
    /** What the one who asked may learn of an error. */
    explain(error: unknown): unknown {
      if (wanted.aborted) return wanted.reason
      if (over.signal.aborted) return over.signal.reason
      return error instanceof ProviderFailure ? error : new ProviderFailure('broken')
    },
    /** Lets go of everything that may still be coming. */
    end() {
      rest()
      over.abort()
    },
  }
}
