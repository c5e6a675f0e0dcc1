import { useEffect, useState } from 'react'

const intervalMs = 10_000

/** The time, a few times a minute, for texts that count down. */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), intervalMs)
    return () => window.clearInterval(timer)
  }, [])
  return now
}
