/** Section 9 of the specification. */
const minRetryDelayMs = 30_000
const maxRetryDelayMs = 960_000

export type BackOff = ReturnType<typeof createBackOff>

/**
 * Decides when a request that has failed may be made again: after 30 s, then twice as long each time, up to 960 s. All who
 * need its result ask here. Until then they get the failure again, without a request.
 */
export function createBackOff(isOnline: () => boolean) {
  let pending: Promise<unknown> | undefined
  let failures = 0
  let nextAttemptAt = 0
  let failure: unknown
  const listeners = new Set<() => void>()

  /** One at a time: who comes second has the result of the first, or waits as long. */
  async function attempt<Result>(request: () => Promise<Result>): Promise<Result> {
    if (pending) {
      await pending
      return attempt(request)
    }
    if (Date.now() < nextAttemptAt) throw failure
    const attempted = request()
    pending = attempted.then(reset, countFailure).finally(() => (pending = undefined))
    return attempted
  }

  function countFailure(error: unknown) {
    // There was no request if there is no network.
    if (!isOnline()) return
    failure = error
    nextAttemptAt = Date.now() + Math.min(minRetryDelayMs * 2 ** failures, maxRetryDelayMs)
    failures++
    notify()
  }

  /** When somebody asks for an attempt now, or when it is known that another would succeed. */
  function reset() {
    failures = 0
    nextAttemptAt = 0
    notify()
  }

  function notify() {
    for (const listener of listeners) listener()
  }

  return {
    attempt,
    reset,
    isOnline,
    /** 0 if the last attempt has not failed. */
    nextAttemptAt: () => nextAttemptAt,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** Serves the identity token and the session: they come from one server, and without the first there is no second. */
export const signInBackOff = createBackOff(() => navigator.onLine)
