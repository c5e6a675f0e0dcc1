import { readdirSync, readFileSync } from 'node:fs'

/** A part of the cluster that can fail: a server, or something that the servers use. */
export interface Part {
  name: string
  /** Ends it as kill -9 or a power failure does. */
  kill: () => Promise<void>
  /** Stops it as an operator does: running work ends first. */
  stop: () => Promise<void>
  start: () => Promise<void>
  /** It does not answer any more, but its connections stay open. */
  freeze: () => void
  thaw: () => void
}

export function signalAll(pids: number[], signal: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      // It has ended by itself meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

/** The process and the processes that it has started. */
export function withChildren(pid: number): number[] {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
  return [pid, ...children.map(Number)]
}

function parentOf(pid: string): number | null {
  try {
    // After the name in parentheses: state and parent.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return null
  }
}
