import { accountRoles, scopesOf, type AccountRole, type Scope } from '@pipit/contract/api/access'
import type { exportAccounts } from '@pipit/contract/accounts/account-admin'
import { z } from 'zod'
import type { Database } from '../../../database/connect.ts'
import { mergePages, type Order, type PageQuery } from '../../../database/merge-pages.ts'
import { searchTerms } from '../../../database/search-terms.ts'
import { readKeys, toKeyedPage } from '../../../http/keyset-pagination.ts'
import { withIsoTimestamps } from '../../../http/iso-timestamps.ts'
import type { AccountRow } from '../account-store.ts'

export type AccountFilters = z.output<typeof exportAccounts.body>

interface Page {
  cursor?: string | undefined
  limit: number
}

type Row = Omit<
  AccountRow,
  'identityUid' | 'photo' | 'tokenVersion' | 'identityValidSince' | 'scopes' | 'weeklyMailSentOn'
> & {
  role: AccountRole
  scopes: Scope[] | null
  first: string
  second: string
  counts: boolean
}

const select = `accounts.id, accounts.role, scopes, email, accounts.email_verified as "emailVerified", name, phone, language,
  time_zone as "timeZone", subscription, skipped_steps as "skippedSteps", weekly_mail as "weeklyMail", flag_mail as "flagMail",
  accounts.disabled, created_at as "createdAt", updated_at as "updatedAt", version`

const id = { sql: 'accounts.id', type: 'uuid' } as const
const byAge = [{ sql: 'accounts.created_at', type: 'timestamptz' }, id] as const
const orders = {
  newest: { name: 'newest', columns: byAge, descending: true },
  oldest: { name: 'oldest', columns: byAge, descending: false },
  email: {
    name: 'email',
    columns: [{ sql: 'lower(accounts.email) collate "C"', type: 'text' }, id],
    descending: false,
  },
} as const satisfies Record<string, Order>

/** All accounts, for superadmins. */
export async function listAccounts({ pool }: Database, filters: AccountFilters, page: Page) {
  const query = accountsQuery(filters, page)
  const { rows } = await pool.query<Row>(mergePages(query))
  const { items, nextCursor } = toKeyedPage(rows, query)
  return { items: items.map(toListed), nextCursor }
}

export function accountsQuery(
  { search, role, emailVerified, disabled, createdFrom, createdTo, sort = 'newest' }: AccountFilters,
  { cursor, limit }: Page,
): PageQuery {
  const among = {
    role: role ? [role] : accountRoles,
    email_verified: emailVerified === undefined ? [true, false] : [emailVerified],
    disabled: disabled === undefined ? [false, true] : [disabled],
  }
  const rest = { among, limit, select, join: 'join accounts on accounts.id = page.id' }
  const isId = z.uuid().safeParse(search).success
  if (search !== undefined && !isId) {
    const found = searchTerms('account_terms', { column: 'account_id', type: 'uuid' }, search)
    return { ...rest, ...found, after: readKeys(cursor, found.order) }
  }
  const order = orders[sort]
  return {
    ...rest,
    table: 'accounts',
    order,
    after: readKeys(cursor, order),
    where: (bind) => [
      ...(isId ? [`accounts.id = ${bind(search)}`] : []),
      ...(createdFrom ? [`accounts.created_at >= ${bind(createdFrom)}`] : []),
      ...(createdTo ? [`accounts.created_at < ${bind(createdTo)}`] : []),
    ],
  }
}

function toListed(row: Row) {
  return withIsoTimestamps({ ...row, scopes: row.scopes ?? [...scopesOf[row.role]] })
}
