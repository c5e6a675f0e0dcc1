/** How many requests were counted in the current window, and when it ends. */
export interface Window {
  count: number
  remainingMs: number
}

/** The oldest are forgotten first, so that many callers cannot fill the memory. */
const maxCallers = 50_000

/** Counts requests by caller in the memory of this process. */
export function createLocalCounter(now = () => performance.now()) {
  const windows = new Map<string, { count: number; endsAt: number }>()

  return {
    count(caller: string, windowMs: number): Window {
      const current = windows.get(caller)
      const window = current && current.endsAt > now() ? current : { count: 0, endsAt: now() + windowMs }
      window.count += 1
      return remember(caller, window)
    },
    /** Others have counted this caller too. Answers may arrive in another order than they were counted. */
    raise(caller: string, { count, remainingMs }: Window): Window {
      const known = windows.get(caller)?.count ?? 0
      remember(caller, { count: Math.max(known, count), endsAt: now() + remainingMs })
      return { count, remainingMs }
    },
  }

  function remember(caller: string, window: { count: number; endsAt: number }): Window {
    windows.delete(caller)
    windows.set(caller, window)
    for (const oldest of windows.keys()) {
      if (windows.size <= maxCallers) break
      windows.delete(oldest)
    }
    return { count: window.count, remainingMs: window.endsAt - now() }
  }
}
