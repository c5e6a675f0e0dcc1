import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'
import type { ChildReference } from '../../../database/of-child.ts'
import type { Position } from '../transcript-page-store.ts'

interface WithheldRow {
  conversationId: string
  number: number
  at: Date
  speaker: 'child' | 'coach' | 'support'
  text: string | null
  categories: string[]
  startedAt: string
}

interface WithheldPage extends ChildReference {
  after: Position | undefined
  limit: number
}

export function withheldTurnsStore(db: Queries) {
  return {
    async hasChild(accountId: string, childId: string) {
      const found = await db.query(sql<object>`
        select from children where account_id = ${accountId} and id = ${childId}`)
      return found.length > 0
    },

    /** Oldest first, with one row more if there is a next page. */
    list: ({
      accountId,
      childId,
      after: [startedAt, conversationId, number] = ['-infinity', minId, 0],
      limit,
    }: WithheldPage) =>
      db.query(sql<WithheldRow>`
        select e.conversation_id as "conversationId", e.number, e.at, 
               case when c.emulated and e.who = 'child' then 'support' else e.who end as speaker, e.text,
               array(select category from flags
                      where flags.account_id = ${accountId} and flags.conversation_id = e.conversation_id and entry_number = e.number order by category) as categories,
               to_char(c.started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "startedAt"
          from conversations c join transcript_entries e on (e.account_id, e.conversation_id) = (c.account_id, c.id)
         where c.account_id = ${accountId} and c.child_id = ${childId} and e.withheld
           and (c.started_at, c.id, e.number) > (${startedAt}::timestamptz, ${conversationId}::uuid, ${number}::int)
         order by c.started_at, c.id, e.number limit ${limit + 1}`),
  }
}

const minId = '00000000-0000-0000-0000-000000000000'
