import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'

export interface ProcessFacts {
  pid: number
  parent: number
  /** CPU seconds of the process and of its children that have ended. */
  cpu: number
}

// The unit of /proc, independent of the kernel's own clock.
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

/** The process or its descendants that have no child. */
export function leafProcesses(pid: number): number[] {
  const tree = processTrees(allProcesses(), (each) => each === pid)
  const parents = new Set(tree.map(({ parent }) => parent))
  return tree.map((each) => each.pid).filter((each) => !parents.has(each))
}

/** Sums up the process and its descendants. PostgreSQL has detached and is not included. */
export function cpuSecondsOf(pid: number): number {
  return processTrees(allProcesses(), (each) => each === pid).reduce((sum, { cpu }) => sum + cpu, 0)
}

export function residentBytesOf(pid: number): number {
  return statusBytes(pid, 'VmRSS')
}

export function resetPeakMemoryOf(pid: number) {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

export function peakResidentBytesOf(pid: number): number {
  return statusBytes(pid, 'VmHWM')
}

export function workingFolderOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

function statusBytes(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) * 1024
}

/** Null for a process that has ended meanwhile. */
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
