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
import { beginsWith } from '../../../database/search-terms.ts'
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
  /** The beginning of the email or of a word of the name. */
  words: string | undefined
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
  { id, words, createdFrom, createdTo, subscription }: AccountFilter,
  sort: keyof typeof firstColumn,
  { after, limit }: PageBounds,
): Sql<ListedAccount> {
  const first = firstColumn[sort]
  const direction = directions[sort]
  // What a search finds is few accounts, so they are sorted without merging index runs.
  const runs =
    words === undefined
      ? combinations(accepted).map(({ role, emailVerified, disabled }) =>
          runOf(sql`role = ${role} and email_verified = ${emailVerified} and disabled = ${disabled}`),
        )
      : [runOf(sql`${isAccepted(accepted)} and ${foundAccounts(accepted, words)}`)]
  return sql<ListedAccount>`
    select ${columns}, ${firstKey[sort]} as first, page.id::text as second
      from ${mergeRuns(runs, direction, limit)} join accounts on accounts.id = page.id
     order by page.first ${direction}, page.id ${direction}`

  function runOf(condition: Sql) {
    return sql`
      (select ${first} as first, accounts.id from accounts
        where ${condition}
          ${id === undefined ? sql`` : sql`and accounts.id = ${id}`}
          ${createdFrom === undefined ? sql`` : sql`and accounts.created_at >= ${createdFrom}`}
          ${createdTo === undefined ? sql`` : sql`and accounts.created_at < ${createdTo}`}
          ${subscription === undefined ? sql`` : sql`and subscription = ${subscription}`}
          ${after ? sql`and (${first}, accounts.id) ${beyond[sort]} (${after[0]}, ${after[1]})` : sql``}
        order by ${first} ${direction}, accounts.id ${direction} limit ${limit + 1})`
  }
}

const isAccepted = ({ role, emailVerified, disabled }: AcceptedValues) =>
  sql`role = any(${role}) and email_verified = any(${emailVerified}) and disabled = any(${disabled})`

const foundAccounts = (accepted: AcceptedValues, words: string) => sql`
  accounts.id = any(array(select account_id from account_terms where ${isAccepted(accepted)} and ${beginsWith(sql`term`, words)} limit ${maxCounted}))`

export function accountCount(
  accepted: AcceptedValues,
  { id, words, createdFrom, createdTo, subscription }: AccountFilter,
): Sql<CountedRows> {
  return sql<CountedRows>`
    select count(*)::int as count, count(*)::int as "readCount" from (
      select from accounts
       where ${isAccepted(accepted)}
         ${id === undefined ? sql`` : sql`and id = ${id}`}
         ${words === undefined ? sql`` : sql`and ${foundAccounts(accepted, words)}`}
         ${createdFrom === undefined ? sql`` : sql`and created_at >= ${createdFrom}`}
         ${createdTo === undefined ? sql`` : sql`and created_at < ${createdTo}`}
         ${subscription === undefined ? sql`` : sql`and subscription = ${subscription}`}
       limit ${maxCounted + 1}) counted`
}

export function accountSearchCount(accepted: AcceptedValues, words: string): Sql<CountedRows> {
  return sql<CountedRows>`
    select count(*)::int as count, count(*)::int as "readCount" from (
      select from account_terms where ${isAccepted(accepted)} and ${beginsWith(sql`term`, words)}
       limit ${maxCounted + 1}) counted`
}
