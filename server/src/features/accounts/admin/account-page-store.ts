import type { AccountRole } from '@pipit/contract/api/access'
import { sql, type Sql } from '@pipit/database/sql'
import {
  ascending,
  combinations,
  descending,
  firstAsTime,
  mergeRuns,
  type ListedRow,
  type PageBounds,
} from '../../../database/merge-pages.ts'
import { maxCounted, type CountedRows } from '../../../database/count-rows.ts'
import { beginsWith, comesEarlier } from '../../../database/search-terms.ts'
import type { AccountRow } from '../account-store.ts'

export type ListedAccount = ListedRow &
  Omit<AccountRow, 'identityUid' | 'photo' | 'tokenVersion' | 'identityValidSince' | 'weeklyMailSentOn'>

/** The accepted values of each column. */
interface AcceptedValues {
  role: readonly AccountRole[]
  emailVerified: readonly boolean[]
  disabled: readonly boolean[]
}

export interface AccountFilter {
  id: string | undefined
  createdFrom: string | undefined
  createdTo: string | undefined
  subscription: string | undefined
}

const columns = sql`accounts.id, accounts.role, scopes, email, accounts.email_verified as "emailVerified", name, phone,
  language, time_zone as "timeZone", country, subscription, skipped_steps as "skippedSteps", weekly_mail as "weeklyMail",
  flag_mail as "flagMail", flag_push as "flagPush", device_offline_mail as "deviceOfflineMail",
  device_offline_push as "deviceOfflinePush", device_update_mail as "deviceUpdateMail",
  device_update_push as "deviceUpdatePush", accounts.disabled, created_at as "createdAt", updated_at as "updatedAt", version`

const email = sql`lower(accounts.email) collate "C"`
const firstColumn = { newest: sql`accounts.created_at`, oldest: sql`accounts.created_at`, email }
const firstKey = { newest: firstAsTime, oldest: firstAsTime, email: sql`page.first::text` }
const directions = { newest: descending, oldest: ascending, email: ascending }
const beyond = { newest: sql`<`, oldest: sql`>`, email: sql`>` }

export function accountPage(
  accepted: AcceptedValues,
  { id, createdFrom, createdTo, subscription }: AccountFilter,
  sort: keyof typeof firstColumn,
  { after, limit }: PageBounds,
): Sql<ListedAccount> {
  const first = firstColumn[sort]
  const direction = directions[sort]
  const runs = combinations(accepted).map(
    ({ role, emailVerified, disabled }) => sql`
      (select ${first} as first, accounts.id from accounts
        where role = ${role} and email_verified = ${emailVerified} and disabled = ${disabled}
          ${id === undefined ? sql`` : sql`and accounts.id = ${id}`}
          ${createdFrom === undefined ? sql`` : sql`and accounts.created_at >= ${createdFrom}`}
          ${createdTo === undefined ? sql`` : sql`and accounts.created_at < ${createdTo}`}
          ${subscription === undefined ? sql`` : sql`and subscription = ${subscription}`}
          ${after ? sql`and (${first}, accounts.id) ${beyond[sort]} (${after[0]}, ${after[1]})` : sql``}
        order by ${first} ${direction}, accounts.id ${direction} limit ${limit + 1})`,
  )
  return sql<ListedAccount>`
    select ${columns}, ${firstKey[sort]} as first, page.id::text as second, true as counts
      from ${mergeRuns(runs, direction, limit)} join accounts on accounts.id = page.id
     order by page.first ${direction}, page.id ${direction}`
}

/** Searches by the beginning of the email or of a word of the name. In alphabetical order. */
export function accountSearchPage(
  accepted: AcceptedValues,
  search: string,
  { after, limit }: PageBounds,
): Sql<ListedAccount> {
  const term = sql`account_terms.term`
  const runs = combinations(accepted).map(
    ({ role, emailVerified, disabled }) => sql`
      (select ${term} collate "C" as first, account_id as id from account_terms
        where role = ${role} and email_verified = ${emailVerified} and disabled = ${disabled}
          and ${beginsWith(term, search)}
          ${after ? sql`and (${term} collate "C", account_id) > (${after[0]}, ${after[1]})` : sql``}
        order by ${term} collate "C", account_id limit ${limit + 1})`,
  )
  return sql<ListedAccount>`
    select ${columns}, page.first::text as first, page.id::text as second,
           coalesce((select false from account_terms earlier where account_id = page.id
                        and ${comesEarlier(sql`earlier.term`, search)} limit 1), true) as counts
      from ${mergeRuns(runs, ascending, limit)} join accounts on accounts.id = page.id
     order by page.first, page.id`
}

export function accountCount(
  { role, emailVerified, disabled }: AcceptedValues,
  { id, createdFrom, createdTo, subscription }: AccountFilter,
): Sql<CountedRows> {
  return sql<CountedRows>`
    select count(*)::int as count, count(*)::int as "readCount" from (
      select from accounts
       where role = any(${role}) and email_verified = any(${emailVerified}) and disabled = any(${disabled})
         ${id === undefined ? sql`` : sql`and id = ${id}`}
         ${createdFrom === undefined ? sql`` : sql`and created_at >= ${createdFrom}`}
         ${createdTo === undefined ? sql`` : sql`and created_at < ${createdTo}`}
         ${subscription === undefined ? sql`` : sql`and subscription = ${subscription}`}
       limit ${maxCounted + 1}) counted`
}

export function accountSearchCount(
  { role, emailVerified, disabled }: AcceptedValues,
  search: string,
): Sql<CountedRows> {
  return sql<CountedRows>`
    select count(distinct account_id)::int as count, count(*)::int as "readCount" from (
      select account_id from account_terms
       where role = any(${role}) and email_verified = any(${emailVerified}) and disabled = any(${disabled})
         and ${beginsWith(sql`term`, search)}
       limit ${maxCounted + 1}) counted`
}
