import { account, accountProfile } from '@pipit/contract/accounts/accounts'
import type { AccountRole, Scope } from '@pipit/contract/api/access'
import type { Queries } from '@pipit/database/connect'
import { assignments, columns, fieldsOf, prepared, sql } from '@pipit/database/sql'
import type { z } from 'zod'

type Profile = z.output<typeof accountProfile>

interface AdminFields {
  role: AccountRole
  scopes: Scope[] | null
  emailVerified: boolean
  disabled: boolean
}

export type AccountRow = Omit<z.output<typeof account>, 'scopes' | 'createdAt' | 'updatedAt'> & {
  scopes: Scope[] | null
  createdAt: Date
  updatedAt: Date
  /** Null for a family whose founder has left. */
  identityUid: string | null
  weeklyMailSentOn: string | null
  tokenVersion: number
  identityValidSince: Date | null
}

type Changes = { [Field in keyof Profile]?: Profile[Field] | undefined } & { version?: number | undefined }
type AdminChanges = { [Field in keyof AdminFields]?: AdminFields[Field] | undefined }

const accountColumns = columns([
  ...fieldsOf(account),
  'identityUid',
  'weeklyMailSentOn',
  'tokenVersion',
  'identityValidSince',
])
const profileFields = fieldsOf(accountProfile)
const adminFields = ['role', 'scopes', 'emailVerified', 'disabled'] as const satisfies (keyof AdminFields)[]

export function accountStore(db: Queries) {
  return {
    async find(accountId: string) {
      const [found] = await db.query(
        prepared('account', sql<AccountRow>`select ${accountColumns} from accounts where id = ${accountId}`),
      )
      return found
    },

    async change(accountId: string, changes: Changes) {
      const { version } = changes
      const [changed] = await db.query(sql<AccountRow>`
        update accounts set updated_at = now(), version = version + 1 ${assignments(changes, profileFields)}
         where id = ${accountId} ${version === undefined ? sql`` : sql`and version = ${version}`}
        returning ${accountColumns}`)
      return changed
    },

    async updateByAdmin(accountId: string, changes: AdminChanges) {
      const [changed] = await db.query(sql<AccountRow>`
        update accounts set updated_at = now(), version = version + 1 ${assignments(changes, adminFields)}
         where id = ${accountId} returning ${accountColumns}`)
      return changed
    },

    async disable(accountId: string): Promise<boolean> {
      return (await db.execute(sql`update accounts set disabled = true where id = ${accountId}`)) === 1
    },

    async enable(accountId: string) {
      await db.execute(sql`update accounts set disabled = false where id = ${accountId}`)
    },

    async remove(accountId: string) {
      await db.execute(sql`delete from accounts where id = ${accountId}`)
    },

    /** Fails with the error code `invalidTimeZone` if PostgreSQL does not know the time zone. */
    async checkTimeZone(timeZone: string) {
      await db.query(sql<{ now: Date }>`select now() at time zone ${timeZone} as now`)
    },
  }
}

/** PostgreSQL's code for an invalid parameter. */
export const invalidTimeZone = '22023'
