import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'

/** What the kernel tells about a process; times in seconds of CPU. */
export interface ProcessFacts {
  pid: number
  parent: number
  /** Its own and that of its children that have ended. */
  cpu: number
}

// The kernel tells these times in hundredths of a second, whatever its own clock.
export const ticksPerSecond = 100

export function allProcesses(): ProcessFacts[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readFacts(Number(name)) ?? [])
}

/** Those among `processes` that are accepted by `isRoot`, and everything below them. */
export function familyOf(processes: ProcessFacts[], isRoot: (pid: number) => boolean): ProcessFacts[] {
  const children = Map.groupBy(processes, ({ parent }) => parent)
  const family = new Map<number, ProcessFacts>()
  const open = processes.filter(({ pid }) => isRoot(pid))
  for (let next = open.pop(); next; next = open.pop()) {
    if (family.has(next.pid)) continue
    family.set(next.pid, next)
    open.push(...(children.get(next.pid) ?? []))
  }
  return [...family.values()]
}

/** The process itself or those below it that have no child. */
export function youngestOf(pid: number): number[] {
  const family = familyOf(allProcesses(), (each) => each === pid)
  const parents = new Set(family.map(({ parent }) => parent))
  return family.map((each) => each.pid).filter((each) => !parents.has(each))
}

/** In seconds, of the process and everything below it. PostgreSQL lives on its own and is not among them. */
export function cpuOf(pid: number): number {
  return familyOf(allProcesses(), (each) => each === pid).reduce((sum, { cpu }) => sum + cpu, 0)
}

export function residentBytesOf(pid: number): number {
  return statusBytes(pid, 'VmRSS')
}

/** From now on, the peak is that of what comes. */
export function forgetPeakOf(pid: number) {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

export function peakResidentBytesOf(pid: number): number {
  return statusBytes(pid, 'VmHWM')
}

export function folderOf(pid: number): string | null {
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

/** Null for a process that has gone meanwhile. */
function readFacts(pid: number): ProcessFacts | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in parentheses, may hold spaces and parentheses itself.
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
