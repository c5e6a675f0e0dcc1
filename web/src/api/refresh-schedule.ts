import type { BackOff } from './back-off.ts'

/** Section 9 of the specification, for the identity token and for the session that it is exchanged for. */
const refreshBeforeExpiryMs = 5 * 60_000
/** A token with a short life must not cause requests without a pause. */
const minPauseMs = 30_000

interface RefreshOptions {
  /** When it ends, by this machine's clock; null if there is nothing to refresh. */
  readExpiry: () => number | null
  /** Called when the refresh is due. It goes through the back-off, and a rejection is tried again later. */
  refresh: () => Promise<unknown>
  backOff: BackOff
}

export function isRefreshDue(expiresAt: number | null): boolean {
  return expiresAt !== null && Date.now() >= expiresAt - refreshBeforeExpiryMs
}

/**
 * Refreshes a token before it expires, and again when the back-off allows it while that fails. Nothing is attempted
 * offline. Call `update` when the token has changed, the machine may have slept (timers do not run then) or is online again:
 * it never starts a second attempt, and never one earlier than the back-off allows.
 */
export function createRefreshSchedule({ readExpiry, refresh, backOff }: RefreshOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRefreshing = false
  let pausedUntil = 0

  function update() {
    clearTimeout(timer)
    const expiresAt = readExpiry()
    if (expiresAt === null || isRefreshing) return
    const attemptAt = Math.max(expiresAt - refreshBeforeExpiryMs, pausedUntil, backOff.nextAttemptAt())
    timer = setTimeout(attempt, Math.max(0, attemptAt - Date.now()))
  }

  async function attempt() {
    if (!backOff.isOnline()) return
    isRefreshing = true
    try {
      if (isRefreshDue(readExpiry())) await refresh()
    } catch {
      // Nobody needs to know before the token has expired; then whatever needs it reports the error.
    } finally {
      isRefreshing = false
      pausedUntil = Date.now() + minPauseMs
      update()
    }
  }

  // Others make attempts too.
  backOff.subscribe(update)
  return { update }
}
