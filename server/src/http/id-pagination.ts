import { z } from 'zod'
import { ApiError } from '../api-error.ts'

/** Created once: creating a schema costs more than the rest of a small request. */
const uuid = z.uuid()

/** The cursor is the last id of the previous page. */
export function readCursor(
  cursor: string | undefined,
  id: z.ZodType<string> = uuid,
  location: 'query' | 'body' = 'query',
): string | undefined {
  if (cursor === undefined || id.safeParse(cursor).success) return cursor
  throw new ApiError('invalid-request', [
    { field: `${location}.cursor`, message: 'Send the nextCursor of the previous page unchanged.' },
  ])
}

/** Expects one row more than `limit` if there is a next page. */
export function toPage<Item extends { id: string }>(
  rows: Item[],
  limit: number,
): { items: Item[]; nextCursor: string | null } {
  const items = rows.slice(0, limit)
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}
