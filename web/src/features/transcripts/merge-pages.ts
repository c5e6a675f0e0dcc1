import type { ApiResponse } from '@pipit/contract/api/client'

type TranscriptPage = ApiResponse<'GET /accounts/:accountId/children/:childId/transcripts'>

/**
 * Updates what is shown with a fresh newest page. Older entries that were loaded before stay behind it, unless the two
 * no longer overlap because too much was said in the meantime: then the newest page replaces everything.
 */
export function mergeNewest(shown: TranscriptPage | undefined, newest: TranscriptPage): TranscriptPage {
  if (!shown || newest.nextCursor === null) return newest
  const fresh = new Set(newest.items.map(({ id }) => id))
  const lastCommon = shown.items.findLastIndex(({ id }) => fresh.has(id))
  if (lastCommon === -1) return newest
  const older = shown.items.slice(lastCommon + 1)
  if (older.length === 0) return newest
  return { ...newest, ...joinPages([newest, { ...shown, items: older }]), nextCursor: shown.nextCursor }
}

/** Each entry and each conversation is there once. */
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
