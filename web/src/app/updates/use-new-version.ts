import { useEffect, useState } from 'react'
import { isOutdated } from './is-outdated.ts'

const checkIntervalMs = 60 * 60_000
/** Somebody may come back to the page every few seconds. */
const minIntervalMs = 10 * 60_000

/** Whether the server has a newer version than this page. Asked when somebody comes back to it, and every hour. */
export function useNewVersion() {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const unmounted = new AbortController()
    const { signal } = unmounted
    let checkedAt = Date.now()
    const check = async () => {
      checkedAt = Date.now()
      // The next check finds it if there is no connection now.
      const isNew = await isOutdated().catch(() => false)
      if (!signal.aborted) setReady(isNew)
    }
    const checkIfVisible = () => {
      if (document.visibilityState === 'visible' && Date.now() - checkedAt > minIntervalMs) void check()
    }
    document.addEventListener('visibilitychange', checkIfVisible, { signal })
    window.addEventListener('online', checkIfVisible, { signal })
    const timer = window.setInterval(checkIfVisible, checkIntervalMs)
    signal.addEventListener('abort', () => window.clearInterval(timer))
    // Another tab has loaded the new version, and with it a new service worker.
    if ('serviceWorker' in navigator) {
      navigator.serviceWorker.addEventListener('controllerchange', () => void check(), { signal })
    }
    return () => unmounted.abort()
  }, [])
  return { isReady, postpone: () => setReady(false) }
}
