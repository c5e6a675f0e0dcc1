import { note, ok, problem, warning, type Finding } from './finding.ts'

interface Options {
  now: () => number
  /** Milliseconds since 1970; null: it cannot be asked, or it is on this machine. */
  databaseNow: (() => Promise<number>) | null
  /** Configured https servers, of which the first one that answers is asked. */
  servers: string[]
  fetchDate?: typeof fetchDate
}

/** The header has whole seconds, and the way to the server takes a part of one. */
const tolerableMs = 2000
/** Codes of second factors change every 30 seconds, and are refused beyond this. */
const maxMs = 30_000

/** Compares the clock of this machine with others that the configuration names. */
export async function checkClock(
  { now, databaseNow, servers, fetchDate: ask = fetchDate }: Options,
  signal: AbortSignal,
): Promise<Finding[]> {
  const findings: Finding[] = []
  if (databaseNow) findings.push(compare(await difference(now, databaseNow), 'the database'))
  for (const server of servers) {
    const between = await difference(now, () => ask(server, signal)).catch(() => null)
    if (between === null) continue
    findings.push(compare(between, new URL(server).host))
    break
  }
  return findings.length > 0 ? findings : [note('nothing is configured whose clock this one could be compared with.')]
}

async function difference(now: () => number, other: () => Promise<number>) {
  const before = now()
  const there = await other()
  // The other clock was probably read in the middle.
  return (before + now()) / 2 - there
}

function compare(milliseconds: number, other: string): Finding {
  const size = Math.abs(milliseconds)
  if (size < tolerableMs) return ok(`it agrees with that of ${other}.`)
  const text = `it is ${Math.round(size / 1000)} seconds ${milliseconds > 0 ? 'ahead of' : 'behind'} that of ${other}.`
  const fix = 'Set the clock by the network: sudo timedatectl set-ntp true'
  return size < maxMs ? warning(text, fix) : problem(`${text} Sign-ins and signatures would be refused.`, fix)
}

async function fetchDate(server: string, signal: AbortSignal) {
  const response = await fetch(server, { method: 'HEAD', redirect: 'manual', signal })
  const date = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(date)) throw new Error('the response has no date')
  // The header cuts off the fraction of the second.
  return date + 500
}
