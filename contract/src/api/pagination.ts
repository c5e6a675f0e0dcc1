import { z } from 'zod'

/** Lists use keyset pages: send `nextCursor` back as `cursor` until it is null. */
export const page = z.object({
  cursor: z.string().max(500).optional().describe('The `nextCursor` of the page before; the first page has none.'),
  limit: z.coerce.number().int().min(1).max(200).default(50).describe('At most so many items.'),
})

/** How many items match. Counting ends after some thousands: then `isExact` is false, and there are at least so many. */
const total = z.object({ count: z.int(), isExact: z.boolean() })

export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() })
}

export function countedListOf<Item extends z.ZodType>(item: Item) {
  return z.object({ ...listOf(item).shape, total })
}
