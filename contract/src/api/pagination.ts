import { z } from 'zod'

/** Lists use keyset pages: send `nextCursor` back as `cursor` until it is null. */
export const page = z.object({
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})

export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() })
}
