import type { AccountRole, Scope } from '@pipit/contract/api/access'
import type { CountryCode } from '@pipit/contract/helplines'
import type { Queries } from '@pipit/database/connect'
import { assignments, prepared, sql } from '@pipit/database/sql'

interface Profile {
  name: string | null
  photo: string | null
  phone: string | null
  language: string
  timeZone: string
  country: CountryCode | null
  skippedSteps: ('child' | 'device' | 'wifi' | 'online' | 'card' | 'hello')[]
  weeklyMail: boolean
  flagMail: boolean
  flagPush: 'low' | 'medium' | 'high' | null
  deviceOfflineMail: boolean
  deviceOfflinePush: boolean
  deviceUpdateMail: boolean
  deviceUpdatePush: boolean
}

interface AdminFields {
  role: AccountRole
  scopes: Scope[] | null
  emailVerified: boolean
  disabled: boolean
}

export interface AccountRow extends Profile, AdminFields {
  id: string
  /** Null for a family whose founder has left. */
  identityUid: string | null
  email: string
  subscription: string
  weeklyMailSentOn: string | null
  tokenVersion: number
  identityValidSince: Date | null
  createdAt: Date
  updatedAt: Date
  version: number
}

type Changes = { [Field in keyof Profile]?: Profile[Field] | undefined } & { version?: number | undefined }
type AdminChanges = { [Field in keyof AdminFields]?: AdminFields[Field] | undefined }

const columns = sql`id, identity_uid as "identityUid", email, email_verified as "emailVerified", role, scopes, name, photo,
  phone, language, time_zone as "timeZone", country, subscription, skipped_steps as "skippedSteps", weekly_mail as "weeklyMail",
  flag_mail as "flagMail", flag_push as "flagPush", device_offline_mail as "deviceOfflineMail",
  device_offline_push as "deviceOfflinePush", device_update_mail as "deviceUpdateMail",
  device_update_push as "deviceUpdatePush", weekly_mail_sent_on as "weeklyMailSentOn", disabled, token_version as "tokenVersion",
  identity_valid_since as "identityValidSince", created_at as "createdAt", updated_at as "updatedAt", version`

const profileFields = [
  'name',
  'photo',
  'phone',
  'language',
  'timeZone',
  'country',
  'skippedSteps',
  'weeklyMail',
  'flagMail',
  'flagPush',
  'deviceOfflineMail',
  'deviceOfflinePush',
  'deviceUpdateMail',
  'deviceUpdatePush',
] as const satisfies (keyof Profile)[]

const adminFields = ['role', 'scopes', 'emailVerified', 'disabled'] as const satisfies (keyof AdminFields)[]

export function accountStore(db: Queries) {
  return {
    async find(accountId: string) {
      const [found] = await db.query(
        prepared('account', sql<AccountRow>`select ${columns} from accounts where id = ${accountId}`),
      )
      return found
    },

    async change(accountId: string, changes: Changes) {
      const { version } = changes
      const [changed] = await db.query(sql<AccountRow>`
        update accounts set updated_at = now(), version = version + 1 ${assignments(changes, profileFields)}
         where id = ${accountId} ${version === undefined ? sql`` : sql`and version = ${version}`}
        returning ${columns}`)
      return changed
    },

    async updateByAdmin(accountId: string, changes: AdminChanges) {
      const [changed] = await db.query(sql<AccountRow>`
        update accounts set updated_at = now(), version = version + 1 ${assignments(changes, adminFields)}
         where id = ${accountId} returning ${columns}`)
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
