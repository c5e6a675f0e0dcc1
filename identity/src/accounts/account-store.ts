import { eq, sql, type SQL } from 'drizzle-orm'
import { linkedProviders, users } from '../database/schema.ts'
import type { Queries } from '../database/queries.ts'
import type { Dependencies } from '../dependencies.ts'
import { addSeconds } from '../time.ts'
import { newId } from '../secrets/random-code.ts'

type UserRow = typeof users.$inferSelect

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

/** A person with every way they sign in. */
export interface Account extends UserRow {
  providers: LinkedProvider[]
  factors: EnrolledFactor[]
}

const accountColumns = {
  uid: users.uid,
  email: users.email,
  emailVerified: users.emailVerified,
  passwordHash: users.passwordHash,
  mustChangePassword: users.mustChangePassword,
  emailLinkSignIn: users.emailLinkSignIn,
  displayName: users.displayName,
  photoUrl: users.photoUrl,
  disabled: users.disabled,
  validSince: users.validSince,
  createdAt: users.createdAt,
  lastLoginAt: users.lastLoginAt,
  providers: sql<LinkedProvider[]>`(
    select coalesce(json_agg(json_build_object('providerId', provider_id, 'rawId', raw_id, 'email', email,
      'displayName', display_name, 'photoUrl', photo_url) order by provider_id), '[]')
    from identity.linked_providers where linked_providers.uid = "identity"."users"."uid")`,
  factors: sql<EnrolledFactor[]>`(
    select coalesce(json_agg(json_build_object('id', id, 'displayName', display_name, 'enrolledAt', enrolled_at)), '[]')
    from identity.second_factors where second_factors.uid = "identity"."users"."uid")`,
}

async function findAccount(queries: Queries, condition: SQL): Promise<Account | null> {
  const [account] = await queries.select(accountColumns).from(users).where(condition)
  return account ?? null
}

export const findByUid = (queries: Queries, uid: string) => findAccount(queries, eq(users.uid, uid))

export const findByEmail = (queries: Queries, email: string) => findAccount(queries, eq(users.email, email))

export const findByProvider = (queries: Queries, { providerId, rawId }: Pick<LinkedProvider, 'providerId' | 'rawId'>) =>
  findAccount(
    queries,
    sql`${users.uid} = (select uid from identity.linked_providers where provider_id = ${providerId} and raw_id = ${rawId})`,
  )

/** Locks the row until the transaction ends. */
export async function lockAccount(transaction: Queries, uid: string): Promise<Account | null> {
  await transaction.select({ uid: users.uid }).from(users).where(eq(users.uid, uid)).for('update')
  return findByUid(transaction, uid)
}

/** Null when the address is taken, even by a simultaneous sign-up. */
export async function insertAccount(
  queries: Queries,
  now: Date,
  fields: Partial<Omit<typeof users.$inferInsert, 'uid' | 'createdAt' | 'validSince'>>,
): Promise<Account | null> {
  const [row] = await queries
    .insert(users)
    .values({ ...fields, uid: newId(), createdAt: now, validSince: new Date(Math.floor(now.getTime() / 1000) * 1000) })
    .onConflictDoNothing()
    .returning()
  return row ? { ...row, providers: [], factors: [] } : null
}

export const updateAccountFields = (queries: Queries, uid: string, fields: Partial<UserRow>) =>
  queries.update(users).set(fields).where(eq(users.uid, uid))

export const linkProvider = (queries: Queries, uid: string, provider: LinkedProvider) =>
  queries.insert(linkedProviders).values({ ...provider, uid })

/** The next whole second: every token issued until now is older. */
export const nextValidSince = ({ now }: Pick<Dependencies, 'now'>): Date =>
  new Date(Math.floor(addSeconds(now(), 1).getTime() / 1000) * 1000)
