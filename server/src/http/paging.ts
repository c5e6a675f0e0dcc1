import { z } from 'zod'
import { ApiError } from './api-error.ts'

/** Where a page begins: after the id that the last one ended with. */
export function readCursor(cursor: string | undefined, id: z.ZodType<string> = z.uuid()): string | undefined {
  if (cursor === undefined || id.safeParse(cursor).success) return cursor
  throw new ApiError('invalid-request', [
    { field: 'query.cursor', message: 'Hand back the nextCursor of the page before, as it was.' },
  ])
}

/** A store reads one row more than asked for, to know whether there is a next page. */
export function toPage<Item extends { id: string }>(
  rows: Item[],
  limit: number,
): { items: Item[]; nextCursor: string | null } {
  const items = rows.slice(0, limit)
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}
