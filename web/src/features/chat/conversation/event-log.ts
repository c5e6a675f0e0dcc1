const maxEntries = 2000
/** Speech comes many times a second. One line covers all of it within this time. */
const mergeWithinMs = 5000

type Unit = 'bytes' | 'ms'

export interface LogEntry {
  id: number
  at: number
  /** Who caused it. */
  from: 'page' | 'emulator' | 'server'
  event: string
  detail?: unknown
  /** What comes in pieces has their number and their total size. */
  pieces?: { count: number; amount: number; unit: Unit }
}

export type EventLog = ReturnType<typeof createEventLog>

/** The last events in their order, without samples and pictures. */
export function createEventLog(now: () => number = Date.now) {
  let entries: LogEntry[] = []
  let count = 0

  return {
    add(from: LogEntry['from'], event: string, detail?: unknown) {
      append({ id: count++, at: now(), from, event, ...(detail !== undefined && { detail }) })
    },
    /** Adds a piece to the last line for the same event, unless that is old or has another `group`. */
    addPiece(from: LogEntry['from'], event: string, [amount, unit]: [number, Unit], group?: string) {
      const at = now()
      const place = entries.findLastIndex((entry) => entry.pieces && entry.from === from && entry.event === event)
      const open = entries[place]
      if (open?.pieces && open.detail === group && at - open.at < mergeWithinMs) {
        const pieces = { count: open.pieces.count + 1, amount: open.pieces.amount + amount, unit }
        entries = entries.with(place, { ...open, pieces })
      } else {
        const detail = group === undefined ? {} : { detail: group }
        append({ id: count++, at, from, event, ...detail, pieces: { count: 1, amount, unit } })
      }
    },
    entries: () => entries,
  }

  function append(entry: LogEntry) {
    entries = [...entries.slice(entries.length >= maxEntries ? 1 : 0), entry]
  }
}

export function toLogFile(deviceId: string, entries: LogEntry[]) {
  const events = entries.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() }))
  const name = `pipit-emulator-${deviceId.slice(0, 8)}.json`
  return new File([JSON.stringify({ deviceId, events }, null, 2)], name, { type: 'application/json' })
}
