import { useEffect } from 'react'

/** Keeps the screen on while a component is shown, if the browser can. */
export function useWakeLock() {
  useEffect(() => {
    let isOver = false
    let lock: WakeLockSentinel | undefined

    async function request() {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
      // Refused on a low battery, for example: then the screen turns off as usual.
      const granted = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) void granted?.release()
      else lock = granted
    }

    const requestAgain = () => void request()
    requestAgain()
    // The browser releases it when the page is hidden.
    document.addEventListener('visibilitychange', requestAgain)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', requestAgain)
      void lock?.release()
    }
  }, [])
}
