import type { Database } from '../../database/connect.ts'

/** Asks for the day on which a conversation began to be counted anew; the whole conversation belongs to it. */
export async function foldAfterConversation({ pool }: Pick<Database, 'pool'>, childId: string, startedAt: Date) {
  await pool.query(
    `select aggregate_day(children.id, ($2::timestamptz at time zone time_zone)::date)
       from children join accounts on accounts.id = account_id where children.id = $1`,
    [childId, startedAt],
  )
}
