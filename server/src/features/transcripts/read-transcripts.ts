import type { Database } from '../../database/connect.ts'
import { orNotFound } from '../../http/api-error.ts'
import { toCursor } from './transcript-cursor.ts'
import type { Filters, Position } from './transcript-page.ts'
import { transcriptStore, type EntryRow } from './transcript-store.ts'

interface TranscriptQuery extends Filters {
  accountId: string
  childId: string
  after?: Position | undefined
  limit: number
  oldestFirst?: boolean
}

export type TranscriptPage = Awaited<ReturnType<ReturnType<typeof createTranscriptReader>>>

/** A page of a child's log as the API shows it. */
export function createTranscriptReader(database: Database) {
  const store = transcriptStore(database)

  return async function readTranscripts({ accountId, childId, ...wanted }: TranscriptQuery) {
    const child = orNotFound(await store.findChild(accountId, childId))
    const rows = await store.page({ ...wanted, childId, timeZone: child.timeZone })
    const shown = rows.slice(0, wanted.limit)
    const last = rows.length > wanted.limit ? shown.at(-1) : undefined
    return {
      items: await toEntries(accountId, shown),
      conversations: await conversationsOf(accountId, shown),
      timeZone: child.timeZone,
      nextCursor: last ? toCursor([last.startedAt, last.conversationId, last.number]) : null,
    }
  }

  async function toEntries(accountId: string, rows: EntryRow[]) {
    const ids = conversationIds(rows)
    const [flags, recordings, named] = await Promise.all([
      store.flags(ids),
      store.recordings(ids),
      cardLookup(
        accountId,
        rows.map(({ cardId }) => cardId),
      ),
    ])
    const flagsOf = Map.groupBy(flags, entryId)
    const recordingsOf = Map.groupBy(recordings, entryId)
    return rows.map((row) => {
      const { at, startedAt: _, cardId, ...entry } = row
      const id = entryId(entry)
      const kept = recordingsOf.get(id) ?? []
      const speech = kept.find(({ kind }) => kind === 'speech')
      return {
        ...entry,
        id,
        time: at.toISOString(),
        card: named(cardId),
        speech: speech ? { id: speech.id, seconds: (speech.milliseconds ?? 0) / 1000 } : null,
        vision: kept.find(({ kind }) => kind === 'vision')?.id ?? null,
        flags: (flagsOf.get(id) ?? []).map(({ conversationId: _of, number: _in, ...flag }) => flag),
      }
    })
  }

  async function conversationsOf(accountId: string, rows: EntryRow[]) {
    const found = await store.conversations(conversationIds(rows))
    const named = await cardLookup(
      accountId,
      found.map(({ cardId }) => cardId),
    )
    return found.map(({ startedAt, endedAt, aliveAt, deviceId, deviceName, cardId, ...conversation }) => ({
      ...conversation,
      startedAt: startedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      seconds: Math.max(0, Math.round(((endedAt ?? aliveAt).getTime() - startedAt.getTime()) / 1000)),
      device: deviceId === null || deviceName === null ? null : { id: deviceId, name: deviceName },
      card: named(cardId),
    }))
  }

  async function cardLookup(accountId: string, ids: (string | null)[]) {
    const wanted = [...new Set(ids.filter((id) => id !== null))]
    const names = wanted.length === 0 ? new Map<string, string>() : await store.cardNames(accountId, wanted)
    return (id: string | null) => {
      const name = id === null ? undefined : names.get(id)
      return id === null || name === undefined ? null : { id, name }
    }
  }
}

const conversationIds = (rows: EntryRow[]) => [...new Set(rows.map(({ conversationId }) => conversationId))]

const entryId = ({ conversationId, number }: { conversationId: string; number: number }) =>
  `${conversationId}-${number}`
