import { allProcesses } from './processes.ts'

/** A process may end by itself in the meantime. */
export function signalAll(pids: number[], signal: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

/** Kills all at the same moment, as a power failure does: they stop first, because those killed later would still write. */
export function killAll(pids: number[]) {
  signalAll(pids, 'SIGSTOP')
  signalAll(pids, 'SIGKILL')
}

/** The process and the processes that it has started. */
export function withChildren(parent: number): number[] {
  const children = allProcesses().filter((each) => each.parent === parent)
  return [parent, ...children.map(({ pid }) => pid)]
}
