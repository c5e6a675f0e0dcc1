import { readFileSync } from 'node:fs'
import type { Target } from './start-target.ts'

/** Watches the memory of the server's process. */
export function watchMemory(target: Target) {
  const before = megabytesOf(target.pid)
  let peak = before
  const timer = setInterval(() => (peak = Math.max(peak, megabytesOf(target.pid))), 200)
  timer.unref()
  return {
    /** The greatest growth since the start, in megabytes. */
    stop() {
      clearInterval(timer)
      return Math.round(Math.max(peak, megabytesOf(target.pid)) - before)
    },
  }
}

/** 0 when the process has ended. */
function megabytesOf(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? 0) / 1024
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0
    throw error
  }
}
