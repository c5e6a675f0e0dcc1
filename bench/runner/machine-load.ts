import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { allProcesses, processTrees, workingFolderOf, ticksPerSecond } from '@pipit/test-kit/processes'

export interface MachineLoad {
  cores: number
  /** The average number of cores that other programs used. */
  outside: number
}

/** PostgreSQL detaches from its parent, so it is recognised as ours by its working folder. */
export function watchMachine(dataFolder: string): { stop: () => MachineLoad } {
  const own = createOwnCpuMeter(dataFolder)
  const start = { time: performance.now(), own: own(), machine: machineCpuSeconds() }
  const timer = setInterval(own, 200)
  return {
    stop() {
      clearInterval(timer)
      const seconds = (performance.now() - start.time) / 1000
      const outside = machineCpuSeconds() - start.machine - (own() - start.own)
      return { cores: availableParallelism(), outside: Math.max(0, outside / seconds) }
    },
  }
}

/**
 * The kernel adds the CPU time of an ended process to its parent's. The time of our processes with a foreign parent
 * would vanish from the sum, so the meter remembers it.
 */
function createOwnCpuMeter(dataFolder: string) {
  let before = new Map<number, { parent: number; cpu: number }>()
  let endedCpu = 0
  return () => {
    const isOwn = (pid: number) => pid === process.pid || (workingFolderOf(pid)?.startsWith(dataFolder) ?? false)
    const now = new Map(processTrees(allProcesses(), isOwn).map((each) => [each.pid, each]))
    for (const [pid, { parent, cpu }] of before) {
      if (!now.has(pid) && !before.has(parent)) endedCpu += cpu
    }
    before = now
    return now.values().reduce((sum, { cpu }) => sum + cpu, endedCpu)
  }
}

/** The CPU time since the machine started. Time that the host took from a virtual machine counts as used. */
function machineCpuSeconds() {
  const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/).map(Number) ?? []
  const [user = 0, nice = 0, system = 0, , , interrupt = 0, softInterrupt = 0, stolen = 0] = ticks
  return (user + nice + system + interrupt + softInterrupt + stolen) / ticksPerSecond
}
