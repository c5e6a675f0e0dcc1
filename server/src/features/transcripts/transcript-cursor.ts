import { time } from '@pipit/contract/api/fields'
import { z } from 'zod'
import { ApiError } from '../../api-error.ts'
import type { Position } from './transcript-page-store.ts'

const cursorSchema = z.tuple([
  time,
  z.uuid(),
  z
    .int()
    .min(0)
    .max(2 ** 31 - 1),
])

export function readCursorPosition(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined
  const parsed = cursorSchema.safeParse(decode(cursor))
  if (parsed.success) return parsed.data
  throw new ApiError('invalid-request', [
    { field: 'query.cursor', message: 'Send the nextCursor of the previous page unchanged.' },
  ])
}

export function toCursor(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}
