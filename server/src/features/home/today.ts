import type { Database } from '../../database/connect.ts'

interface Glance {
  today: { minutes: number; conversations: number }
  /** What a parent should know of and has not read yet. */
  unreadFlags: number
}

const nothing: Glance = { today: { minutes: 0, conversations: 0 }, unreadFlags: 0 }

/** What each child of a family did since midnight on the family's clock. */
export function glance({ pool }: Pick<Database, 'pool'>) {
  return async function glanceAt(accountId: string): Promise<(childId: string) => Glance> {
    const { rows } = await pool.query<{ childId: string; minutes: number; conversations: number; unreadFlags: number }>(
      {
        name: 'glance_at_children',
        text: `with talked as (
          select child_id, count(*)::int as conversations,
                 round(extract(epoch from sum(coalesce(ended_at, alive_at) - started_at)) / 60, 1)::float8 as minutes
            from conversations where account_id = $1 and started_at >= (
              select (now() at time zone time_zone)::date::timestamp at time zone time_zone from accounts where id = $1)
           group by child_id
        )
        select id as "childId", coalesce(minutes, 0) as minutes, coalesce(conversations, 0) as conversations,
               (select count(*)::int from flags where child_id = children.id and read_at is null) as "unreadFlags"
          from children left join talked on child_id = id where account_id = $1`,
        values: [accountId],
      },
    )
    const byChild = new Map(rows.map(({ childId, unreadFlags, ...today }) => [childId, { today, unreadFlags }]))
    return (childId) => byChild.get(childId) ?? nothing
  }
}
