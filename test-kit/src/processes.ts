import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

interface ProcessFacts {
  pid: number
  parent: number
  /** CPU seconds of the process and of its children that have ended. */
  cpu: number
}

/** The unit of /proc, whatever the kernel's own clock is. */
export const ticksPerSecond = 100

export function allProcesses(): ProcessFacts[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readFacts(Number(name)) ?? [])
}

/** The processes that `isRoot` accepts, and all their descendants. */
export function processTrees(processes: ProcessFacts[], isRoot: (pid: number) => boolean): ProcessFacts[] {
  const children = Map.groupBy(processes, ({ parent }) => parent)
  const found = new Map<number, ProcessFacts>()
  const open = processes.filter(({ pid }) => isRoot(pid))
  for (let next = open.pop(); next; next = open.pop()) {
    if (found.has(next.pid)) continue
    found.set(next.pid, next)
    open.push(...(children.get(next.pid) ?? []))
  }
  return [...found.values()]
}

/** The process and its descendants, without those that have a child. */
export function leafProcesses(pid: number): number[] {
  const tree = processTrees(allProcesses(), (each) => each === pid)
  const parents = new Set(tree.map(({ parent }) => parent))
  return tree.map((each) => each.pid).filter((each) => !parents.has(each))
}

/** Sums up the process and its descendants. PostgreSQL has detached and is not included. */
export function cpuSecondsOf(pid: number): number {
  return processTrees(allProcesses(), (each) => each === pid).reduce((sum, { cpu }) => sum + cpu, 0)
}

/** 0 when the process has ended. */
export function residentBytesOf(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? 0) * 1024
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0
    throw error
  }
}

export function workingFolderOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

/** Returns null for a process that has ended meanwhile. */
function readFacts(pid: number): ProcessFacts | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name is in parentheses and may contain spaces and parentheses.
    const fields = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0)
    return { pid, parent: fields[1] ?? 0, cpu: ticks / ticksPerSecond }
  } catch {
    return null
  }
}
