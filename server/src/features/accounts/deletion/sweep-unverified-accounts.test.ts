import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createIdentityClient } from '@pipit/test-kit/identity-client'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { sweepUnverifiedAccounts } from './sweep-unverified-accounts.ts'

const server = startTestServer()
const { signUp, exchange, update } = createIdentityClient(server)
const query = async (text: string, values: unknown[] = []) =>
  (await server.database.pool.query<Record<string, unknown>>(text, values)).rows

/** Signs up, tries to sign in, and never verifies the address. */
async function unverified(name: string, { daysAgo = 31, comesBack = true } = {}) {
  const email = `${name}@example.org`
  const { idToken, localId: uid } = await signUp(email)
  if (comesBack) await exchange(idToken)
  for (const [table, column] of [
    ['accounts', 'identity_uid'],
    ['identity.users', 'uid'],
  ])
    await query(`update ${table} set created_at = now() - make_interval(days => $2) where ${column} = $1`, [
      uid,
      daysAgo,
    ])
  return { email, uid, idToken }
}

const emailsIn = async (table: 'accounts' | 'identity.users', part = '%') =>
  (await query(`select email from ${table} where email like $1 order by email`, [part])).map(({ email }) => email)

test('a sign-up that nobody confirms is removed after 30 days, and nobody else', async () => {
  const admin = await server.createSignedInAccount({ role: 'superadmin' })
  const accountOf = async (uid: string) => {
    const [account] = await query('select id from accounts where identity_uid = $1', [uid])
    return account?.id as string
  }

  await unverified('removed-with-account')
  await unverified('removed-without-account', { comesBack: false })
  const expiredLink = await unverified('removed-with-expired-link')
  const addCode = (uid: string, expiresIn: string) =>
    query(
      `insert into identity.action_codes (code_hash, kind, uid, expires_at)
       values ($1, 'VERIFY_EMAIL', $2, now() + $3::interval)`,
      [randomUUID(), uid, expiresIn],
    )
  await addCode(expiredLink.uid, '-1 day')

  await unverified('stays-at-29-days', { daysAgo: 29 })
  await addCode((await unverified('stays-with-open-link')).uid, '1 day')
  const wasVerified = await unverified('stays-once-verified')
  const body = { accountId: await accountOf(wasVerified.uid) }
  for (const emailVerified of [true, false])
    await server.call('PATCH /admin/accounts/email-verified', { bearer: admin.token, body: { ...body, emailVerified } })
  const verifiedAtProvider = await unverified('stays-verified-at-provider')
  await query('update identity.users set email_verified = true where uid = $1', [verifiedAtProvider.uid])
  await query('update identity.users set email_verified = false where uid = $1', [verifiedAtProvider.uid])
  const withFamily = await unverified('stays-with-family')
  await query("insert into consents (id, account_id, version, text_hash) values (gen_random_uuid(), $1, 1, '')", [
    await accountOf(withFamily.uid),
  ])
  const superadmin = await unverified('stays-superadmin')
  await query("update accounts set role = 'superadmin' where identity_uid = $1", [superadmin.uid])
  const blocked = await unverified('stays-disabled')
  await query('update accounts set disabled = true where identity_uid = $1', [blocked.uid])
  const social = await unverified('stays-with-other-provider')
  await query("insert into identity.linked_providers (provider_id, raw_id, uid) values ('google.com', 'one', $1)", [
    social.uid,
  ])
  const mailedLink = await unverified('stays-with-mailed-link')
  await query('update identity.users set email_link_sign_in = true where uid = $1', [mailedLink.uid])
  // The sweep starts with the oldest: when this one is gone, it has passed all others.
  await unverified('removed-last', { daysAgo: 30 })
  await query("update identity.users set created_at = created_at - interval '1 hour' where email like 'removed-last%'")

  const staying = await emailsIn('identity.users', 'stays%')
  expect(staying).toHaveLength(9)
  await query("select graphile_worker.add_job('sweep-unverified-accounts')")
  await expect.poll(() => emailsIn('identity.users', 'removed%')).toEqual([])
  expect(await emailsIn('accounts', 'removed%')).toEqual([])
  expect(await emailsIn('identity.users', 'stays%')).toEqual(staying)
  expect(await emailsIn('accounts', 'stays%')).toEqual(staying)
})

test('somebody who confirms the address while the sweep runs stays', async () => {
  const { uid, email } = await unverified('in-time')
  await sweepUnverifiedAccounts({
    database: server.database,
    async deleteUnverifiedUsers({ isRemovable }) {
      await query('update accounts set email_verified = true where identity_uid = $1', [uid])
      expect(await server.database.transaction((transaction) => isRemovable(uid, transaction))).toBe(false)
    },
  })
  expect(await emailsIn('accounts', email)).toEqual([email])
})

test('with another identity provider, only our record of an unconfirmed sign-up is removed', async () => {
  const { idToken, email, uid } = await unverified('elsewhere')
  const signedIn = await server.createSignedInAccount()
  await query("update accounts set email_verified = false, created_at = now() - interval '1 year' where id = $1", [
    signedIn.accountId,
  ])
  await sweepUnverifiedAccounts({ database: server.database, deleteUnverifiedUsers: null })
  expect(await emailsIn('accounts', email)).toEqual([])
  expect(await emailsIn('identity.users', email)).toEqual([email])
  expect(await query('select 1 from accounts where id = $1', [signedIn.accountId])).toHaveLength(1)
  // Still able to confirm the address and to sign in.
  await query('update identity.users set email_verified = true where uid = $1', [uid])
  await update({ idToken, displayName: 'Back again' })
  expect((await exchange(idToken)).status).toBe(200)
})
