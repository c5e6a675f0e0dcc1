import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Target } from './start-target.ts'

/** Kills every process of the target's PostgreSQL at the same moment, as a power failure does. */
export function killPostgres(target: Target) {
  const processes = postgresProcesses(target)
  // Stopped first: those that are killed later would otherwise still write.
  for (const pid of processes) signal(pid, 'SIGSTOP')
  for (const pid of processes) signal(pid, 'SIGKILL')
}

/** Asks PostgreSQL to stop at once, closing all connections, as an administrator does. */
export function stopPostgres(target: Target) {
  signal(postmasterOf(target), 'SIGINT')
}

function postgresProcesses(target: Target): number[] {
  const postmaster = postmasterOf(target)
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === postmaster)
  return [postmaster, ...children]
}

function postmasterOf({ dataFolder }: Target): number {
  return Number.parseInt(readFileSync(join(dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8'))
}

function parentOf(pid: number): number | null {
  try {
    // After the name in parentheses: state and parent.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return null
  }
}

/** A process may end by itself in the meantime. */
function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
