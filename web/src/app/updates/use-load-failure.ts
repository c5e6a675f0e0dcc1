import { useEffect, useState } from 'react'
import { isOutdated } from './is-outdated.ts'

const retryIntervalMs = 5000

/**
 * Says whether a newer version has replaced a page that could not be loaded. Otherwise there was no connection, and
 * the page is loaded again when there is one.
 */
export function useLoadFailure() {
  const [isReplaced, setReplaced] = useState(false)
  useEffect(() => {
    // The connection must have been seen to fail: a page that fails for another reason is not loaded again and again.
    let wasUnreachable = !navigator.onLine
    const check = () =>
      isOutdated().then(
        (outdated) => (wasUnreachable ? window.location.reload() : setReplaced(outdated)),
        () => {
          wasUnreachable = true
        },
      )
    void check()
    const timer = window.setInterval(() => wasUnreachable && check(), retryIntervalMs)
    window.addEventListener('online', check)
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('online', check)
    }
  }, [])
  return { isReplaced }
}
