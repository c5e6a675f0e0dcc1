import { useEffect, useState } from 'react'

const intervalMs = 10_000

/** Texts that count down need the time a few times a minute. */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), intervalMs)
    return () => window.clearInterval(timer)
  }, [])
  return now
}
