import type { ApiResponse } from '@pipit/contract/api/client'

export type TranscriptPage = ApiResponse<'GET /accounts/:accountId/children/:childId/transcripts'>
export type Entry = TranscriptPage['items'][number]
export type Conversation = TranscriptPage['conversations'][number]

/**
 * What is shown, brought up to date by its newest page. What was read before stays behind it; where the two no longer
 * meet, since so much was said meanwhile, the newest page starts anew.
 */
export function mergeNewest(shown: TranscriptPage | undefined, newest: TranscriptPage): TranscriptPage {
  if (!shown || newest.nextCursor === null) return newest
  const fresh = new Set(newest.items.map(({ id }) => id))
  const meeting = shown.items.findLastIndex(({ id }) => fresh.has(id))
  if (meeting === -1) return newest
  const older = shown.items.slice(meeting + 1)
  if (older.length === 0) return newest
  return { ...newest, ...joinPages([newest, { ...shown, items: older }]), nextCursor: shown.nextCursor }
}

/** Each turn and each conversation once. */
export function joinPages(pages: TranscriptPage[]): Pick<TranscriptPage, 'items' | 'conversations'> {
  return {
    items: uniqueById(pages.flatMap(({ items }) => items)),
    conversations: uniqueById(pages.flatMap(({ conversations }) => conversations)),
  }
}

function uniqueById<Item extends { id: string }>(items: Item[]): Item[] {
  const found = new Map<string, Item>()
  for (const item of items) if (!found.has(item.id)) found.set(item.id, item)
  return [...found.values()]
}
