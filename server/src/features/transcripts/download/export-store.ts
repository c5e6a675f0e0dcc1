import type { Database } from '../../../database/connect.ts'

interface FlagRow {
  id: string
  childId: string
  conversationId: string
  number: number | null
  at: Date
  about: string
  category: string
  severity: string
  snippet: string
  readAt: Date | null
}

interface RecordingRow {
  id: string
  childId: string
  conversationId: string
  number: number
  kind: string
  at: Date
}

const atOnce = 500

/** All of a family's flags and recordings, in the order of their ids, a portion at a time. */
export function talkStore({ pool }: Pick<Database, 'pool'>) {
  return {
    flags: (accountId: string) =>
      all<FlagRow>(
        accountId,
        `select id, child_id as "childId", conversation_id as "conversationId", entry_number as number, at, about, category, severity,
                snippet, read_at as "readAt" from flags`,
      ),
    recordings: (accountId: string) =>
      all<RecordingRow>(
        accountId,
        `select id, child_id as "childId", conversation_id as "conversationId", entry_number as number, kind, at from recordings`,
      ),
  }

  async function* all<Row extends { id: string }>(accountId: string, select: string): AsyncGenerator<Row> {
    let after = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const { rows } = await pool.query<Row>(
        `${select} where account_id = $1 and id > $2 order by id limit ${atOnce}`,
        [accountId, after],
      )
      yield* rows
      const last = rows.at(-1)
      if (!last || rows.length < atOnce) return
      after = last.id
    }
  }
}
