import type { Queries } from '@pipit/database/connect'
import { assignments, sql } from '@pipit/database/sql'
import { newId } from '../secrets/random-code.ts'

interface User {
  uid: string
  /** It is in lower case, and null for a person whose provider reports no address. */
  email: string | null
  emailVerified: boolean
  passwordHash: string | null
  /** The first sign-in must replace a one-time password; the time is null for any other. */
  oneTimePasswordExpiresAt: Date | null
  emailLinkSignIn: boolean
  displayName: string | null
  photoUrl: string | null
  disabled: boolean
  /** Tokens issued before this whole second are refused. */
  validSince: Date
  createdAt: Date
  lastLoginAt: Date | null
}

export interface LinkedProvider {
  providerId: string
  rawId: string
  email: string | null
  displayName: string | null
  photoUrl: string | null
}

interface EnrolledFactor {
  id: string
  displayName: string | null
  enrolledAt: string
}

export interface Account extends User {
  providers: LinkedProvider[]
  factors: EnrolledFactor[]
}

export type ChangeableFields = Partial<Omit<User, 'uid' | 'createdAt' | 'lastLoginAt'>>

const userColumns = sql`
  users.uid, users.email, email_verified as "emailVerified", password_hash as "passwordHash",
  one_time_password_expires_at as "oneTimePasswordExpiresAt", email_link_sign_in as "emailLinkSignIn",
  users.display_name as "displayName", users.photo_url as "photoUrl", disabled, valid_since as "validSince",
  created_at as "createdAt", last_login_at as "lastLoginAt"`

export const accountColumns = sql`${userColumns},
  (select coalesce(json_agg(json_build_object('providerId', provider_id, 'rawId', raw_id, 'email', linked.email,
      'displayName', linked.display_name, 'photoUrl', linked.photo_url) order by provider_id), '[]')
    from identity.linked_providers linked where linked.uid = users.uid) as providers,
  (select coalesce(json_agg(json_build_object('id', id, 'displayName', enrolled.display_name, 'enrolledAt', enrolled_at)), '[]')
    from identity.second_factors enrolled where enrolled.uid = users.uid) as factors`

export async function findByUid(db: Queries, uid: string): Promise<Account | null> {
  const [account] = await db.query(sql<Account>`select ${accountColumns} from identity.users where uid = ${uid}`)
  return account ?? null
}

export async function findByEmail(db: Queries, email: string): Promise<Account | null> {
  const [account] = await db.query(sql<Account>`select ${accountColumns} from identity.users where email = ${email}`)
  return account ?? null
}

export async function findByProvider(
  db: Queries,
  { providerId, rawId }: Pick<LinkedProvider, 'providerId' | 'rawId'>,
): Promise<Account | null> {
  const [account] = await db.query(sql<Account>`
    select ${accountColumns} from identity.users
     where uid = (select linked.uid from identity.linked_providers linked
                   where provider_id = ${providerId} and raw_id = ${rawId})`)
  return account ?? null
}

/** Locks the row until the transaction ends. */
export async function lockAccount(transaction: Queries, uid: string): Promise<Account | null> {
  await transaction.query(sql<{ uid: string }>`select uid from identity.users where uid = ${uid} for update`)
  return findByUid(transaction, uid)
}

/** Returns null when the address is taken, even by a simultaneous sign-up. */
export async function insertAccount(
  db: Queries,
  now: Date,
  {
    email = null,
    emailVerified = false,
    passwordHash = null,
    oneTimePasswordExpiresAt = null,
    emailLinkSignIn = false,
    displayName = null,
    photoUrl = null,
  }: Omit<ChangeableFields, 'disabled' | 'validSince'>,
): Promise<Account | null> {
  const validSince = new Date(Math.floor(now.getTime() / 1000) * 1000)
  const [user] = await db.query(sql<User>`
    insert into identity.users (uid, email, email_verified, password_hash, one_time_password_expires_at, email_link_sign_in,
      display_name, photo_url, valid_since, created_at)
    values (${newId()}, ${email}, ${emailVerified}, ${passwordHash}, ${oneTimePasswordExpiresAt}, ${emailLinkSignIn},
      ${displayName}, ${photoUrl}, ${validSince}, ${now})
    on conflict do nothing returning ${userColumns}`)
  return user ? { ...user, providers: [], factors: [] } : null
}

/** `created_at` stays as it is: the assignments begin with a comma. */
export async function updateAccountFields(db: Queries, uid: string, fields: ChangeableFields): Promise<void> {
  await db.execute(sql`
    update identity.users set created_at = created_at${assignments(fields, [
      'email',
      'emailVerified',
      'passwordHash',
      'oneTimePasswordExpiresAt',
      'emailLinkSignIn',
      'displayName',
      'photoUrl',
      'disabled',
      'validSince',
    ])} where uid = ${uid}`)
}

export async function deleteUser(db: Queries, uid: string): Promise<void> {
  await db.execute(sql`delete from identity.users where uid = ${uid}`)
}

export async function linkProvider(db: Queries, uid: string, provider: LinkedProvider): Promise<void> {
  const { providerId, rawId, email, displayName, photoUrl } = provider
  await db.execute(sql`
    insert into identity.linked_providers (provider_id, raw_id, uid, email, display_name, photo_url)
    values (${providerId}, ${rawId}, ${uid}, ${email}, ${displayName}, ${photoUrl})`)
}

/** Some providers report the name only once, so what is not reported any more stays. */
export async function updateLinkedProvider(db: Queries, provider: LinkedProvider): Promise<void> {
  const { providerId, rawId, email, displayName, photoUrl } = provider
  await db.execute(sql`
    update identity.linked_providers
       set email = coalesce(${email}, email), display_name = coalesce(${displayName}, display_name),
           photo_url = coalesce(${photoUrl}, photo_url)
     where provider_id = ${providerId} and raw_id = ${rawId}`)
}

export async function unlinkProviders(db: Queries, uid: string, providerIds: string[]): Promise<void> {
  await db.execute(sql`
    delete from identity.linked_providers where uid = ${uid} and provider_id = any(${providerIds})`)
}

export async function unlinkAllProviders(db: Queries, uid: string): Promise<void> {
  await db.execute(sql`delete from identity.linked_providers where uid = ${uid}`)
}
