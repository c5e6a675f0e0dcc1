import type { Database } from '@pipit/database/connect'
import { orNotFound } from '../../api-error.ts'
import { toCursor } from './transcript-cursor.ts'
import type { EntryRow, Filters, Position } from './transcript-page-store.ts'
import { transcriptStore } from './transcript-store.ts'

interface TranscriptQuery extends Filters {
  accountId: string
  childId: string
  after?: Position | undefined
  limit: number
  oldestFirst?: boolean
}

export type TranscriptPage = Awaited<ReturnType<ReturnType<typeof createTranscriptReader>>>

/** Reads a page of a child's transcript. */
export function createTranscriptReader(database: Database) {
  const store = transcriptStore(database)

  return async function readTranscripts({ accountId, childId, ...query }: TranscriptQuery) {
    const child = orNotFound(await store.findChild(accountId, childId))
    const rows = await store.page({ ...query, accountId, childId, timeZone: child.timeZone })
    const pageRows = rows.slice(0, query.limit)
    const last = rows.length > query.limit ? pageRows.at(-1) : undefined
    return {
      items: await toEntries(accountId, pageRows),
      conversations: await conversationsOf(accountId, pageRows),
      timeZone: child.timeZone,
      nextCursor: last ? toCursor([last.startedAt, last.conversationId, last.number]) : null,
    }
  }

  async function toEntries(accountId: string, rows: EntryRow[]) {
    const ids = conversationIds(rows)
    const [flags, recordings, findCard] = await Promise.all([
      store.flags(accountId, ids),
      store.recordings(accountId, ids),
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
      const entryRecordings = recordingsOf.get(id) ?? []
      const speech = entryRecordings.find(({ kind }) => kind === 'speech')
      return {
        ...entry,
        id,
        time: at.toISOString(),
        card: findCard(cardId),
        speech: speech ? { id: speech.id, seconds: (speech.milliseconds ?? 0) / 1000 } : null,
        vision: entryRecordings.find(({ kind }) => kind === 'vision')?.id ?? null,
        flags: (flagsOf.get(id) ?? []).map(({ conversationId: _of, number: _in, ...flag }) => flag),
      }
    })
  }

  async function conversationsOf(accountId: string, rows: EntryRow[]) {
    const found = await store.conversations(accountId, conversationIds(rows))
    const findCard = await cardLookup(
      accountId,
      found.map(({ cardId }) => cardId),
    )
    return found.map(
      ({ startedAt, endedAt, aliveAt, deviceId, deviceName, cardId, scriptedSince, ...conversation }) => ({
        ...conversation,
        startedAt: startedAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
        seconds: Math.max(0, Math.round(((endedAt ?? aliveAt).getTime() - startedAt.getTime()) / 1000)),
        scriptedSince: scriptedSince?.toISOString() ?? null,
        device: deviceId === null || deviceName === null ? null : { id: deviceId, name: deviceName },
        card: findCard(cardId),
      }),
    )
  }

  async function cardLookup(accountId: string, ids: (string | null)[]) {
    const cardIds = [...new Set(ids.filter((id) => id !== null))]
    const names = cardIds.length === 0 ? new Map<string, string>() : await store.cardNames(accountId, cardIds)
    return (id: string | null) => {
      const name = id === null ? undefined : names.get(id)
      return id === null || name === undefined ? null : { id, name }
    }
  }
}

const conversationIds = (rows: EntryRow[]) => [...new Set(rows.map(({ conversationId }) => conversationId))]

const entryId = ({ conversationId, number }: { conversationId: string; number: number }) =>
  `${conversationId}-${number}`
