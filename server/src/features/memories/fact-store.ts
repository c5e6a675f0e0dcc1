import { randomUUIDv7 } from 'node:crypto'
import type { FactKind } from '@pipit/conversation/facts/fact'
import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'
import { ofChild, type ChildReference } from '../../database/of-child.ts'

export interface FactRow {
  id: string
  kind: FactKind
  subject: string
  value: string
  saidAt: Date
  correctedAt: Date | null
  originalValue: string | null
}

interface Utterance {
  conversationId: string
  number: number
  text: string
  at: Date
  /** Flagged, or among the turns right after something serious, which often belong to it. */
  isFlagged: boolean
  isPretend: boolean
}

interface NewFact {
  kind: FactKind
  subject: string
  value: string
  saidAt: Date
  conversationId: string
  number: number
}

/** In these activities a child speaks as somebody else. */
const pretendActivities = ['story', 'make-believe', 'detective', 'good-night']
const maxFacts = 100

const columns = sql`id, kind, subject, value, said_at as "saidAt", corrected_at as "correctedAt", original_value as "originalValue"`

/** A conversation is searched when it ends, so older ones have been. No conversation lasts a day, so their partitions are not read. */
const unsearched = ({ accountId, childId }: ChildReference, now: Date) => sql`
  from transcript_entries entry join conversations
       on (conversations.account_id, conversations.id) = (entry.account_id, entry.conversation_id)
 where entry.account_id = ${accountId} and entry.child_id = ${childId} and entry.at > ${now}::timestamptz - interval '2 days'
   and entry.conversation_id > first_uuid_at(${now}::timestamptz - interval '3 days') and number > searched_entries and who = 'child' and text is not null
   and not emulated`

export function factStore(db: Queries) {
  return {
    /** The latest last. */
    list: (child: ChildReference) =>
      db.query(sql<FactRow>`
        select ${columns} from facts where ${ofChild(child)} and removed_at is null order by said_at, id`),

    async hasUnsearched(child: ChildReference, now: Date) {
      const [found] = await db.query(
        sql<{ exists: boolean }>`select exists (select ${unsearched(child, now)}) as exists`,
      )
      return found?.exists === true
    },

    /** No other process searches the child's words until the transaction ends. */
    async lockChild({ accountId, childId }: ChildReference) {
      const [child] = await db.query(sql<{ remembers: boolean; maturity: string }>`
        select remembers, content_maturity as maturity
          from children where account_id = ${accountId} and id = ${childId} for no key update`)
      return child
    },

    /** Utterances come in the order in which they were said. */
    listUnsearched: (child: ChildReference, now: Date) =>
      db.query(sql<Utterance>`
        select entry.conversation_id as "conversationId", number, coalesce(text, '') as text, at,
               entry.withheld or exists (
                 select from flags where flags.account_id = ${child.accountId} and flags.conversation_id = entry.conversation_id and about = 'child'
                    and (entry_number = number
                         or (severity <> 'low' and category <> 'personal-data' and entry_number between number - 10 and number))
               ) as "isFlagged",
               (coalesce(entry.activity = any(${pretendActivities}), false) or exists (
                 select from played_activities played
                  where played.account_id = ${child.accountId} and played.child_id = entry.child_id and played.activity = any(${pretendActivities})
                    and entry.at between played.started_at and played.last_played_at + interval '1 minute'
               )) as "isPretend"
          ${unsearched(child, now)} order by at, number`),

    async markSearched(accountId: string, conversationId: string, number: number) {
      await db.execute(sql`
        update conversations set searched_entries = greatest(searched_entries, ${number})
         where account_id = ${accountId} and id = ${conversationId}`)
    },

    async add(
      { accountId, childId }: ChildReference,
      { kind, subject, value, saidAt, conversationId, number }: NewFact,
    ) {
      await db.execute(sql`
        insert into facts (id, account_id, child_id, kind, subject, value, said_at, conversation_id, entry_number)
        values (${randomUUIDv7()}, ${accountId}, ${childId}, ${kind}, ${subject}, ${value}, ${saidAt}, ${conversationId}, ${number})`)
    },

    /** What a parent corrected stays the parent's. */
    async renew(
      accountId: string,
      ids: string[],
      { saidAt, conversationId, number }: Pick<NewFact, 'saidAt' | 'conversationId' | 'number'>,
    ) {
      await db.execute(sql`
        update facts set said_at = ${saidAt}, conversation_id = case when corrected_at is null then ${conversationId}::uuid end,
               entry_number = case when corrected_at is null then ${number}::int end
         where account_id = ${accountId} and id = any(${ids}::uuid[])`)
    },

    async delete(accountId: string, ids: string[]) {
      await db.execute(sql`delete from facts where account_id = ${accountId} and id = any(${ids}::uuid[])`)
    },

    /** The oldest that no parent has corrected. */
    async deleteSurplus(child: ChildReference) {
      await db.execute(sql`
        delete from facts where account_id = ${child.accountId} and id in (
          select id from facts where ${ofChild(child)} and removed_at is null
           order by corrected_at is null, said_at desc, id desc offset ${maxFacts})`)
    },

    async correct(child: ChildReference, factId: string, value: string) {
      const [changed] = await db.query(sql<FactRow>`
        update facts set original_value = coalesce(original_value, value), value = ${value}, corrected_at = now(),
               conversation_id = null, entry_number = null
         where ${ofChild(child)} and id = ${factId} and removed_at is null returning ${columns}`)
      return changed
    },

    async find(child: ChildReference, factId: string) {
      const [found] = await db.query(sql<FactRow>`
        select ${columns} from facts where ${ofChild(child)} and id = ${factId} and removed_at is null`)
      return found
    },
  }
}
