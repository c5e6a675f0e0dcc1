import type { Database } from '../../database/connect.ts'

/** Days that are over and whose last count missed something, such as a conversation whose end nobody told of. */
export async function foldEndedDays({ pool }: Pick<Database, 'pool'>) {
  await pool.query(
    `select aggregate_day(child_id, day) from (
       select distinct child_id, (started_at at time zone time_zone)::date as day
         from conversations join accounts on accounts.id = account_id
        where started_at > now() - interval '3 days' and (started_at at time zone time_zone)::date < (now() at time zone time_zone)::date
          and not exists (
            select from insights where insights.child_id = conversations.child_id
               and date = (started_at at time zone time_zone)::date and (finalized or aggregated_at >= coalesce(ended_at, alive_at)))
     ) missed`,
  )
}
