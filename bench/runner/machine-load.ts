import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { allProcesses, familyOf, folderOf, ticksPerSecond } from './processes.ts'

export interface MachineLoad {
  cores: number
  /** How many cores were busy with something else than this run, on average. */
  outside: number
}

/** Watches how much of the machine others use. PostgreSQL leaves its parents; it is ours by the folder it works in. */
export function watchMachine(dataFolder: string): { stop: () => MachineLoad } {
  const own = ownCpuMeter(dataFolder)
  const start = { time: performance.now(), own: own(), machine: machineCpu() }
  const timer = setInterval(own, 200)
  return {
    stop() {
      clearInterval(timer)
      const seconds = (performance.now() - start.time) / 1000
      const outside = machineCpu() - start.machine - (own() - start.own)
      return { cores: availableParallelism(), outside: Math.max(0, outside / seconds) }
    },
  }
}

/**
 * The kernel adds the time of a process that has ended to its parent's. What was ours but has a parent that is not
 * would vanish from the sum, so the meter keeps what it last saw of it.
 */
function ownCpuMeter(dataFolder: string) {
  let before = new Map<number, { parent: number; cpu: number }>()
  let ended = 0
  return () => {
    const isOwn = (pid: number) => pid === process.pid || (folderOf(pid)?.startsWith(dataFolder) ?? false)
    const now = new Map(familyOf(allProcesses(), isOwn).map((each) => [each.pid, each]))
    for (const [pid, { parent, cpu }] of before) {
      if (!now.has(pid) && !before.has(parent)) ended += cpu
    }
    before = now
    return now.values().reduce((sum, { cpu }) => sum + cpu, ended)
  }
}

/** In seconds, since the machine started; time that the host took away from a virtual machine counts as used. */
function machineCpu() {
  const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/).map(Number) ?? []
  const [user = 0, nice = 0, system = 0, , , interrupt = 0, softInterrupt = 0, stolen = 0] = ticks
  return (user + nice + system + interrupt + softInterrupt + stolen) / ticksPerSecond
}
