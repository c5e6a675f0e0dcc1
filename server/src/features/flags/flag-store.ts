import type { Database } from '../../database/connect.ts'
import { ApiError } from '../../http/api-error.ts'

export interface FlagRow {
  id: string
  at: Date
  about: 'child' | 'coach'
  category: string
  severity: 'low' | 'medium' | 'high'
  snippet: string
  entryId: string | null
  readAt: Date | null
}

const columns = `id, at, about, category, severity, snippet, conversation_id || '-' || entry_number as "entryId", read_at as "readAt"`

/** Unread first and of these the gravest; the newest first among their like. */
const rank = `case when read_at is not null then 3 when severity = 'high' then 0 when severity = 'medium' then 1 else 2 end`

/** Where a page begins: with which rank, time and id the one before ended. */
const cursorForm = /^([0-3])_(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f-]{36})$/

export function flagStore({ pool }: Pick<Database, 'pool'>) {
  return {
    /** Null if the family has no such child. */
    async list(accountId: string, childId: string, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      const [after, at, id] = readPlace(cursor)
      const { rows } = await pool.query<{ [Field in keyof FlagRow]: FlagRow[Field] | null }>(
        `select flag.* from children left join lateral (
           select ${columns}, ${rank} as rank from flags where child_id = $2
              and ($3::int is null or ${rank} > $3 or (${rank} = $3 and (at, id) < ($4::timestamptz, $5::uuid)))
            order by ${rank}, at desc, id desc limit $6
         ) flag on true where children.id = $2 and account_id = $1
         order by flag.rank, at desc, id desc`,
        [accountId, childId, after, at, id, limit + 1],
      )
      return rows.length === 0 ? null : (rows.filter((row) => row.id !== null) as FlagRow[])
    },

    async mark(accountId: string, childId: string, flagId: string, read: boolean): Promise<FlagRow | undefined> {
      const { rows } = await pool.query<FlagRow>(
        `update flags set read_at = case when $4 then coalesce(read_at, now()) end
          where id = $3 and child_id = $2 and account_id = $1 returning ${columns}`,
        [accountId, childId, flagId, read],
      )
      return rows[0]
    },
  }
}

const ranks = { high: 0, medium: 1, low: 2 }

export const placeOf = ({ readAt, severity, at, id }: FlagRow) =>
  `${readAt ? 3 : ranks[severity]}_${at.toISOString()}_${id}`

function readPlace(cursor: string | undefined): [number, string, string] | [null, null, null] {
  if (cursor === undefined) return [null, null, null]
  const [, place, at, id] = cursorForm.exec(cursor) ?? []
  if (place && at && id && !Number.isNaN(Date.parse(at))) return [Number(place), at, id]
  throw new ApiError('invalid-request', [
    { field: 'query.cursor', message: 'Hand back the nextCursor of the page before, as it was.' },
  ])
}
