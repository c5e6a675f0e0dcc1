import { time } from '@pipit/contract/api/fields'
import type { Queries } from '@pipit/database/connect'
import { prepared, sql } from '@pipit/database/sql'
import { z } from 'zod'
import { ApiError } from '../../api-error.ts'

export interface FlagRow {
  id: string
  at: Date
  about: 'child' | 'coach'
  category: string
  severity: 'low' | 'medium' | 'high'
  snippet: string | null
  entryId: string | null
  withheld: boolean
  readAt: Date | null
}

interface UrgentFlagRow extends Omit<FlagRow, 'snippet' | 'entryId' | 'readAt'> {
  childId: string
}

export interface FlagReference {
  accountId: string
  childId: string
  at: Date
}

interface MailRecipients {
  child: string
  contactId: string | null
  contactEmail: string | null
  /** The language of the family: that of the second contact is not known. */
  language: string
}

interface Adult {
  accountId: string
  personId: string
  email: string
  language: string
}

const columns = sql`id, at, about, category, severity, snippet, conversation_id || '-' || entry_number as "entryId", withheld,
  read_at as "readAt"`

const severities = ['low', 'medium', 'high'] as const

/** Unread flags first, the most severe of them first. */
const rank = sql`case when read_at is not null then 3 when severity = 'high' then 0 when severity = 'medium' then 1 else 2 end`

/** The home page names this many. */
const maxUrgent = 3

/** The rank, time and id of the last flag on the previous page. */
const position = z.tuple([z.coerce.number().int().min(0).max(3), time, z.uuid()])

export function flagStore(db: Queries) {
  return {
    /** Null if the family has no such child. */
    async list(accountId: string, childId: string, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      const [after, at, id] = readCursorPosition(cursor)
      const rows = await db.query(sql<{ [Field in keyof FlagRow]: FlagRow[Field] | null } & { rank: number | null }>`
        select flag.* from children left join lateral (
          select ${columns}, ${rank} as rank from flags where account_id = ${accountId} and child_id = ${childId}
             and (${after}::int is null or ${rank} > ${after} or (${rank} = ${after} and (at, id) < (${at}::timestamptz, ${id}::uuid)))
           order by ${rank}, at desc, id desc limit ${limit + 1}
        ) flag on true where children.id = ${childId} and account_id = ${accountId}
        order by flag.rank, at desc, id desc`)
      return rows.length === 0 ? null : (rows.filter((row) => row.id !== null) as FlagRow[])
    },

    /** Finds the most severe unread ones of all children. */
    listUrgent: (accountId: string) =>
      db.query(
        prepared(
          'urgent_flags',
          sql<UrgentFlagRow>`
            select id, child_id as "childId", at, about, category, severity, withheld from flags
             where account_id = ${accountId} and read_at is null order by ${rank}, at desc, id desc limit ${maxUrgent}`,
        ),
      ),

    /**
     * Nobody, if there was another high flag in the 15 minutes before: the mail about that one is enough. The second contact
     * is independent of the adults' settings, because the flag may concern them.
     */
    async findMailRecipients({ accountId, childId, at }: FlagReference) {
      const [found] = await db.query(sql<MailRecipients>`
        select children.name as child, contact.id as "contactId", contact.email as "contactEmail", accounts.language
          from children join accounts on accounts.id = children.account_id
          left join second_contacts contact on contact.account_id = accounts.id and confirmed_at is not null
         where children.id = ${childId} and accounts.id = ${accountId} and not disabled and not exists (
           select from flags where child_id = ${childId} and account_id = ${accountId} and severity = 'high' and at < ${at}
              and at > ${at}::timestamptz - interval '15 minutes')`)
      if (!found) return null
      const { child, contactId, contactEmail, language } = found
      const adults = await db.query(sql<Adult>`
        select account_id as "accountId", person_id as "personId", recipient.email, person.language
          from family_mail_recipients recipient join accounts person on person.id = person_id
         where account_id = ${accountId} and recipient.flag_mail order by person_id`)
      return {
        child,
        adults,
        contact: contactId && contactEmail ? { id: contactId, email: contactEmail, language } : null,
      }
    },

    /** Whether another flag that is at least as grave was stored in the 15 minutes before, or a graver one at the same time. */
    async wasPushedBefore({ accountId, childId, at }: FlagReference, severity: FlagRow['severity']) {
      const atLeast = severities.slice(severities.indexOf(severity))
      const found = await db.query(sql<object>`
        select from flags where child_id = ${childId} and account_id = ${accountId} and severity = any(${atLeast})
           and at > ${at}::timestamptz - interval '15 minutes' and (at < ${at} or (at = ${at} and severity <> ${severity})) limit 1`)
      return found.length > 0
    },

    async mark(accountId: string, childId: string, flagId: string, read: boolean): Promise<FlagRow | undefined> {
      const rows = await db.query(sql<FlagRow>`
        update flags set read_at = case when ${read}::boolean then coalesce(read_at, now()) end
         where id = ${flagId} and child_id = ${childId} and account_id = ${accountId} returning ${columns}`)
      return rows[0]
    },
  }
}

const ranks = { high: 0, medium: 1, low: 2 }

export const toCursor = ({ readAt, severity, at, id }: FlagRow) =>
  `${readAt ? 3 : ranks[severity]}_${at.toISOString()}_${id}`

function readCursorPosition(cursor: string | undefined): [number, string, string] | [null, null, null] {
  if (cursor === undefined) return [null, null, null]
  const parsed = position.safeParse(cursor.split('_'))
  if (parsed.success) return parsed.data
  throw new ApiError('invalid-request', [
    { field: 'query.cursor', message: 'Send the nextCursor of the previous page unchanged.' },
  ])
}
