import { z } from 'zod'
import type { Order, PageQuery } from '../database/merge-pages.ts'
import { ApiError } from './api-error.ts'

type Keys = [string, string]

const kinds = {
  timestamptz: z.iso.datetime(),
  uuid: z.uuid(),
  text: z
    .string()
    .max(500)
    .refine((text) => !text.includes('\0')),
  bigint: z.string().regex(/^[1-9][0-9]{0,17}$/),
}

/** Decodes a cursor. A cursor of another sort order is refused like a forged one. */
export function readKeys(cursor: string | undefined, { name, columns: [first, second] }: Order): Keys | null {
  if (cursor === undefined) return null
  const parsed = z.tuple([z.literal(name), kinds[first.type], kinds[second.type]]).safeParse(decode(cursor))
  if (parsed.success) return [parsed.data[1], parsed.data[2]]
  throw new ApiError('invalid-request', [
    { field: 'body.cursor', message: 'Send the nextCursor of the previous page unchanged.' },
  ])
}

interface Keyed {
  first: string
  second: string
  counts: boolean
}

export function toKeyedPage<Row extends Keyed>(rows: Row[], { order, limit }: Pick<PageQuery, 'order' | 'limit'>) {
  const last = rows.length > limit ? rows[limit - 1] : undefined
  const items = rows.slice(0, limit).filter(({ counts }) => counts)
  return { items, nextCursor: last ? encode([order.name, last.first, last.second]) : null }
}

function encode(keys: string[]) {
  return Buffer.from(JSON.stringify(keys)).toString('base64url')
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}
