import { time } from '@pipit/contract/api/fields'
import { z } from 'zod'
import type { ListedRow } from '../database/merge-pages.ts'
import { ApiError } from '../api-error.ts'

type Keys = [string, string]

/** What a cursor holds: the name of the order, and the values of its two columns in the last row. */
export interface CursorKeys {
  name: string
  types: readonly [keyof typeof kinds, keyof typeof kinds]
}

const kinds = {
  timestamptz: time,
  uuid: z.uuid(),
  text: z
    .string()
    .max(500)
    .refine((text) => !text.includes('\0')),
  bigint: z.string().regex(/^[1-9][0-9]{0,17}$/),
}

/** Decodes a cursor. A cursor of another sort order is refused like a forged one. */
export function readKeys(cursor: string | undefined, { name, types: [first, second] }: CursorKeys): Keys | null {
  if (cursor === undefined) return null
  const parsed = z.tuple([z.literal(name), kinds[first], kinds[second]]).safeParse(decode(cursor))
  if (parsed.success) return [parsed.data[1], parsed.data[2]]
  throw new ApiError('invalid-request', [
    { field: 'body.cursor', message: 'Send the nextCursor of the previous page unchanged.' },
  ])
}

export function toKeyedPage<Row extends ListedRow>(rows: Row[], { name }: CursorKeys, limit: number) {
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return { items: rows.slice(0, limit), nextCursor: last ? encode([name, last.first, last.second]) : null }
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
