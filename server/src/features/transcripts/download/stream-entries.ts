import type { Database } from '../../../database/connect.ts'
import { transcriptReader, type TranscriptPage } from '../read-transcripts.ts'
import { readPlace } from '../transcript-cursor.ts'
import type { Filters } from '../transcript-page.ts'

/** A turn, with its conversation where that begins. */
export interface Told {
  entry: TranscriptPage['items'][number]
  begins: TranscriptPage['conversations'][number] | null
}

export interface Story {
  child: string
  timeZone: string
  told: AsyncIterable<Told>
}

const atOnce = 500

/** All that was said, oldest first, as one reads; a page at a time. */
export async function* tellStory(
  database: Database,
  wanted: Filters & { accountId: string; childId: string },
): AsyncGenerator<Told> {
  const read = transcriptReader(database)
  let cursor: string | undefined
  let current: string | undefined
  do {
    const page = await read({ ...wanted, limit: atOnce, oldestFirst: true, after: readPlace(cursor) })
    for (const entry of page.items) {
      const begins =
        entry.conversationId === current
          ? null
          : (page.conversations.find(({ id }) => id === entry.conversationId) ?? null)
      current = entry.conversationId
      yield { entry, begins }
    }
    cursor = page.nextCursor ?? undefined
  } while (cursor)
}
