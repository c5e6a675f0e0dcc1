const most = 2000
/** Speech comes many times in a second; one line tells of all of it within this time. */
const together = 5000

type Unit = 'bytes' | 'ms'

export interface LogEntry {
  id: number
  at: number
  /** Who said it. */
  from: 'page' | 'emulator' | 'server'
  event: string
  detail?: unknown
  /** Of what comes in pieces: how many, and how much altogether. */
  pieces?: { count: number; amount: number; unit: Unit }
}

export type EventLog = ReturnType<typeof eventLog>

/** What happened, in order. It holds no samples and no pictures, and forgets what is long ago. */
export function eventLog(now: () => number = Date.now) {
  let entries: LogEntry[] = []
  let count = 0

  return {
    add(from: LogEntry['from'], event: string, detail?: unknown) {
      keep({ id: count++, at: now(), from, event, ...(detail !== undefined && { detail }) })
    },
    /** One more of what comes in pieces; `of` tells apart what does not belong together. */
    addPiece(from: LogEntry['from'], event: string, [amount, unit]: [number, Unit], of?: string) {
      const at = now()
      const place = entries.findLastIndex((entry) => entry.pieces && entry.from === from && entry.event === event)
      const open = entries[place]
      if (open?.pieces && open.detail === of && at - open.at < together) {
        const pieces = { count: open.pieces.count + 1, amount: open.pieces.amount + amount, unit }
        entries = entries.with(place, { ...open, pieces })
      } else {
        const detail = of === undefined ? {} : { detail: of }
        keep({ id: count++, at, from, event, ...detail, pieces: { count: 1, amount, unit } })
      }
    },
    entries: () => entries,
  }

  function keep(entry: LogEntry) {
    entries = [...entries.slice(entries.length >= most ? 1 : 0), entry]
  }
}

export function asFile(deviceId: string, entries: LogEntry[]) {
  const events = entries.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() }))
  const name = `pipit-emulator-${deviceId.slice(0, 8)}.json`
  return new File([JSON.stringify({ deviceId, events }, null, 2)], name, { type: 'application/json' })
}
