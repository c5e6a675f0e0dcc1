/** A tab that does not get the lock in this time continues without: the holder may hang. */
const lockTimeoutMs = 10_000

/** Runs at most one `run` at a time among all tabs of this browser. Browsers offer locks only to secure pages. */
export async function withLock<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return run()
  let hasLock = false
  const runWithLock = () => {
    hasLock = true
    return run()
  }
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(lockTimeoutMs) }, runWithLock)
  } catch (error) {
    if (hasLock) throw error
    return run()
  }
}
