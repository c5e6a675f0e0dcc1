import type { Database } from '@pipit/database/connect'
import type { I18n } from '../../../i18n/i18n.ts'
import { createTranscriptReader, type TranscriptPage } from '../read-transcripts.ts'
import { readCursorPosition } from '../transcript-cursor.ts'
import type { Filters } from '../transcript-page-store.ts'

/** An entry. The first entry of a conversation comes with the conversation. */
export interface StreamedEntry {
  entry: TranscriptPage['items'][number]
  conversation: TranscriptPage['conversations'][number] | null
}

export interface TranscriptDocument {
  child: string
  timeZone: string
  i18n: I18n
  entries: AsyncIterable<StreamedEntry>
}

const pageSize = 500

/** One entry stands for several withheld ones in a row. */
export async function* mergeWithheld(entries: AsyncIterable<StreamedEntry>): AsyncGenerator<StreamedEntry> {
  let wasWithheld = false
  for await (const streamed of entries) {
    const isContinued = wasWithheld && streamed.entry.withheld && streamed.conversation === null
    wasWithheld = streamed.entry.withheld
    if (!isContinued) yield streamed
  }
}

/** All matching entries, oldest first; reads one page at a time. */
export async function* streamEntries(
  database: Database,
  query: Filters & { accountId: string; childId: string },
): AsyncGenerator<StreamedEntry> {
  const read = createTranscriptReader(database)
  let cursor: string | undefined
  let current: string | undefined
  do {
    const page = await read({ ...query, limit: pageSize, oldestFirst: true, after: readCursorPosition(cursor) })
    for (const entry of page.items) {
      const conversation =
        entry.conversationId === current
          ? null
          : (page.conversations.find(({ id }) => id === entry.conversationId) ?? null)
      current = entry.conversationId
      yield { entry, conversation }
    }
    cursor = page.nextCursor ?? undefined
  } while (cursor)
}
