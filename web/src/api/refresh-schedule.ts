/** Section 9 of the specification, for the identity token and for the session that it is exchanged for. */
const refreshBeforeExpiryMs = 5 * 60_000
const minRetryDelayMs = 30_000
const maxRetryDelayMs = 960_000

interface RefreshOptions {
  /** By this machine's clock; null if there is nothing to refresh. */
  readExpiry: () => number | null
  /** Called when the refresh is due. A rejection is tried again later. */
  refresh: () => Promise<unknown>
  isOnline: () => boolean
}

export function isRefreshDue(expiresAt: number | null): boolean {
  return expiresAt !== null && Date.now() >= expiresAt - refreshBeforeExpiryMs
}

/**
 * Refreshes a token before it expires, and backs off while that fails. Nothing is attempted offline. Call `update` when
 * the token has changed, the machine may have slept (timers do not run then) or is online again: it never starts a
 * second attempt, and never one earlier than the delay allows.
 */
export function createRefreshSchedule({ readExpiry, refresh, isOnline }: RefreshOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRefreshing = false
  let earliestAttemptAt = 0
  let failedAttempts = 0

  function update() {
    clearTimeout(timer)
    const expiresAt = readExpiry()
    if (expiresAt === null || isRefreshing) return
    // Another tab has refreshed the token.
    if (!isRefreshDue(expiresAt)) failedAttempts = 0
    const attemptAt = Math.max(expiresAt - refreshBeforeExpiryMs, earliestAttemptAt)
    timer = setTimeout(attempt, Math.max(0, attemptAt - Date.now()))
  }

  async function attempt() {
    if (!isOnline()) return
    isRefreshing = true
    try {
      if (isRefreshDue(readExpiry())) await refresh()
      failedAttempts = 0
    } catch {
      // Nobody needs to know before the token has expired; then whatever needs it reports the error.
      failedAttempts++
    } finally {
      isRefreshing = false
      earliestAttemptAt = Date.now() + retryDelayMs(failedAttempts)
      update()
    }
  }

  return { update }
}

/** 30 s after a success too, so that a token with a short life does not cause requests without a pause. */
function retryDelayMs(failedAttempts: number) {
  return Math.min(minRetryDelayMs * 2 ** Math.max(0, failedAttempts - 1), maxRetryDelayMs)
}
