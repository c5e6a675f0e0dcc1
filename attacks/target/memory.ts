import { residentBytesOf } from '@pipit/test-kit/processes'
import type { Target } from './start-target.ts'

/** Watches the memory of the server's process. */
export function watchMemory({ pid }: Target) {
  const before = residentBytesOf(pid)
  let peak = before
  const timer = setInterval(() => (peak = Math.max(peak, residentBytesOf(pid))), 200)
  timer.unref()
  return {
    /** The greatest growth since the start, in megabytes. */
    stop() {
      clearInterval(timer)
      return Math.round((Math.max(peak, residentBytesOf(pid)) - before) / 1024 ** 2)
    },
  }
}
