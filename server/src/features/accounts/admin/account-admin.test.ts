import { randomUUID } from 'node:crypto'
import type { EndpointsByName } from '@pipit/contract/api/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { createIdentityClient } from '@pipit/test-kit/identity-client'
import { openSockets } from '@pipit/test-kit/sockets'

const server = startTestServer()
const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows
const superadmin = () => server.createSignedInAccount({ role: 'superadmin' })
const sockets = openSockets()

describe('listing accounts', () => {
  let bearer: string
  const accountIds: string[] = []
  beforeAll(async () => {
    bearer = (await superadmin()).token
    const listed = [
      ['zoe@list.example', 'Zoë Ångström', 'parent', true, false],
      ['anna@list.example', 'Anna Berg', 'parent', false, false],
      ['bob@list.example', 'Bob Annas', 'parent', true, true],
      ['carl@list.example', '=cmd()', 'superadmin', true, false],
      ['dora@list.example', null, 'superadmin', false, true],
    ] as const
    for (const [index, person] of listed.entries()) {
      const [row] = await query(
        `insert into accounts (identity_uid, email, name, role, email_verified, disabled, created_at)
         values (gen_random_uuid(), $1, $2, $3, $4, $5, timestamptz '2020-01-01 00:00:00.123456Z' + $6 * interval '1 microsecond') returning id`,
        [...person, index],
      )
      accountIds.push(row.id as string)
    }
  })

  type Filters = z.input<EndpointsByName['POST /admin/accounts/list']['body']>
  const old = { createdTo: '2021-01-01T00:00:00Z' }
  const list = (body: Filters) => server.call('POST /admin/accounts/list', { bearer, body })
  const names = async (body: Filters) => (await list(body)).items.map(({ email }) => email.split('@')[0])

  test('the list of accounts can be sorted by creation time or email', async () => {
    expect(await names(old)).toEqual(['dora', 'carl', 'bob', 'anna', 'zoe'])
    expect(await names({ ...old, sort: 'oldest' })).toEqual(['zoe', 'anna', 'bob', 'carl', 'dora'])
    const all = await names({ sort: 'email', limit: 200 })
    expect(all.filter((name) => ['zoe', 'anna', 'bob', 'carl', 'dora'].includes(name ?? ''))).toEqual([
      'anna',
      'bob',
      'carl',
      'dora',
      'zoe',
    ])
  })

  test('the list of accounts can be filtered by role, verification, disabled state and creation time', async () => {
    expect(await names({ ...old, role: 'superadmin' })).toEqual(['dora', 'carl'])
    expect(await names({ ...old, emailVerified: false })).toEqual(['dora', 'anna'])
    expect(await names({ ...old, disabled: true })).toEqual(['dora', 'bob'])
    expect(await names({ ...old, disabled: true, role: 'parent', emailVerified: true })).toEqual(['bob'])
    expect(await names({ createdFrom: '2019-01-01T00:00:00Z', createdTo: '2020-01-01T00:00:00Z' })).toEqual([])
  })

  test('the list of accounts can be searched by the beginning of the email or of a word of the name, and by the whole id', async () => {
    expect(await names({ search: 'ANNA' })).toEqual(['bob', 'anna'])
    expect(await names({ search: 'ånGS' })).toEqual(['zoe'])
    expect(await names({ search: ' anna   b' })).toEqual(['anna'])
    expect(await names({ search: 'bob', emailVerified: false })).toEqual([])
    expect(await names({ search: 'bob', disabled: true })).toEqual(['bob'])
    expect(await names({ search: accountIds[3] ?? '' })).toEqual(['carl'])
    expect(await names({ search: randomUUID() })).toEqual([])
    expect(await names({ search: '%' })).toEqual([])
    await query("update accounts set name = 'Quincy' where id = $1", [accountIds[4]])
    expect(await names({ search: 'quin' })).toEqual(['dora'])
  })

  test('the list of accounts says how many match, and counts an account once that a search finds twice', async () => {
    const total = async (body: Filters) => (await list({ ...body, limit: 1 })).total
    expect(await total(old)).toEqual({ count: 5, isExact: true })
    expect(await total({ ...old, role: 'superadmin', disabled: true })).toEqual({ count: 1, isExact: true })
    expect(await total({ search: accountIds[3] ?? '' })).toEqual({ count: 1, isExact: true })
    // Anna by her address and by her name, Bob by his name.
    expect(await total({ search: 'anna' })).toEqual({ count: 2, isExact: true })
    expect(await total({ search: 'nobody at all' })).toEqual({ count: 0, isExact: true })
  })

  test.each<Filters>([{ ...old }, { ...old, sort: 'oldest' }, { search: 'a' }, { sort: 'email' }])(
    'the list of accounts is paged without missing or repeated accounts with the filters %j',
    async (filters) => {
      const all = (await list({ ...filters, limit: 200 })).items.map(({ id }) => id)
      const paged: string[] = []
      let cursor: string | undefined
      do {
        const { items, nextCursor } = await list({ ...filters, limit: 1, ...(cursor ? { cursor } : {}) })
        paged.push(...items.map(({ id }) => id))
        cursor = nextCursor ?? undefined
      } while (cursor)
      expect(paged).toEqual(all)
      expect(new Set(paged).size).toBe(all.length)
    },
  )

  test('a search of accounts combines with every filter and with the order, and days with the address', async () => {
    expect(await names({ search: 'anna', sort: 'oldest' })).toEqual(['anna', 'bob'])
    expect(await names({ search: 'anna', sort: 'email', ...old })).toEqual(['anna', 'bob'])
    expect(await names({ search: 'anna', createdFrom: '2021-01-01T00:00:00Z' })).toEqual([])
    expect(await names({ search: 'anna', subscription: 'no such plan' })).toEqual([])
    expect(await names({ sort: 'email', ...old })).toEqual(['anna', 'bob', 'carl', 'dora', 'zoe'])
  })

  test('the list of accounts refuses cursors of another list', async () => {
    const { nextCursor } = await list({ limit: 1 })
    await expect(list({ sort: 'oldest', cursor: nextCursor ?? '' })).rejects.toMatchObject({
      details: [{ field: 'body.cursor' }],
    })
    await expect(list({ cursor: 'made-up' })).rejects.toMatchObject({ details: [{ field: 'body.cursor' }] })
  })

  test('the list of accounts can be exported with its filters, and cells that look like formulas are escaped', async () => {
    const file = await server.call('POST /admin/accounts/export', { bearer, body: { ...old, role: 'superadmin' } })
    const lines = (await file.text()).trimEnd().split('\r\n')
    expect(file.name).toMatch(/^pipit-accounts-.*\.csv$/)
    expect(lines[0]).toBe('id,email,name,role,emailVerified,disabled,language,timeZone,subscription,createdAt')
    expect(lines.slice(1).map((line) => line.split(',').slice(1, 4))).toEqual([
      ['dora@list.example', 'Quincy', 'superadmin'],
      ['carl@list.example', "'=cmd()", 'superadmin'],
    ])
  })
})

describe('roles', () => {
  const set = (accountId: string, role: 'parent' | 'superadmin', bearer: string) =>
    server.call('PATCH /admin/accounts/role', { bearer, body: { accountId, role } })

  test('a role change takes effect at once and is recorded in the audit trail', async () => {
    const admin = await superadmin()
    const family = await server.createSignedInAccount()
    await set(family.accountId, 'superadmin', admin.token)
    expect(await query('select role from accounts where id = $1', [family.accountId])).toEqual([{ role: 'superadmin' }])
    const read = () =>
      server.call('GET /accounts/:accountId', { params: { accountId: family.accountId }, bearer: family.token })
    await expect.poll(() => read().catch(({ status }: { status: number }) => status)).toBe(401)
    expect(await query('select action from audit_entries where account_id = $1', [family.accountId])).toEqual([
      { action: 'account.role-set' },
    ])
  })

  test('a superadmin can demote neither themselves nor the last superadmin', async () => {
    const [one, other] = [await superadmin(), await superadmin()]
    await expect(set(one.accountId, 'parent', one.token)).rejects.toMatchObject({
      status: 409,
      code: 'cannot-change-own-account',
    })
    await set(other.accountId, 'parent', one.token)
    const deputy = await server.createSignedInAccount({ scopes: ['account:superadmin'] })
    await query("update accounts set role = 'parent' where role = 'superadmin' and id <> $1", [one.accountId])
    await expect(set(one.accountId, 'parent', deputy.token)).rejects.toMatchObject({
      status: 409,
      code: 'last-superadmin',
    })
    await expect(set(randomUUID(), 'parent', deputy.token)).rejects.toMatchObject({ status: 404 })
  })

  test('a superadmin gives neither themselves nor anybody else a scope that they lack', async () => {
    const deputy = await server.createSignedInAccount({ scopes: ['account:read', 'account:superadmin'] })
    const family = await server.createSignedInAccount()
    await expect(set(deputy.accountId, 'superadmin', deputy.token)).rejects.toMatchObject({
      code: 'cannot-change-own-account',
    })
    await expect(set(family.accountId, 'superadmin', deputy.token)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await query('select role from accounts where id = $1', [family.accountId])).toEqual([{ role: 'parent' }])
  })
})

describe('administrating an account', () => {
  const { verified, signUp, exchange, signInWithPassword, remove, refresh } = createIdentityClient(server)

  test('a disabled account is signed out at once and cannot sign in until it is enabled again', async () => {
    const admin = await superadmin()
    const { idToken } = await verified('disabled@example.org')
    const { id: accountId, access_token: token } = (await (await exchange(idToken)).json()) as {
      id: string
      access_token: string
    }
    const disable = (disabled: boolean) =>
      server.call('PATCH /admin/accounts/disabled', { bearer: admin.token, body: { accountId, disabled } })
    await disable(true)
    const read = () => server.call('GET /accounts/:accountId', { params: { accountId }, bearer: token })
    await expect.poll(() => read().catch(({ status }: { status: number }) => status)).toBe(401)
    await expect(signInWithPassword('disabled@example.org')).rejects.toThrow('USER_DISABLED')
    await disable(false)
    // An identity token from the same second as the sign-out still counts as older, so this may need a retry.
    const again = async () => (await exchange((await signInWithPassword('disabled@example.org')).idToken)).status
    await expect.poll(again, { timeout: 5000 }).toBe(200)
  })

  test('one’s own account and the last superadmin cannot be disabled', async () => {
    const admin = await superadmin()
    const disable = (accountId: string, bearer: string) =>
      server.call('PATCH /admin/accounts/disabled', { bearer, body: { accountId, disabled: true } })
    await expect(disable(admin.accountId, admin.token)).rejects.toMatchObject({ code: 'cannot-change-own-account' })
    const deputy = await server.createSignedInAccount({ scopes: ['account:superadmin'] })
    await query("update accounts set role = 'parent' where role = 'superadmin' and id <> $1", [admin.accountId])
    await expect(disable(admin.accountId, deputy.token)).rejects.toMatchObject({ code: 'last-superadmin' })
  })

  test('an account whose email a superadmin has marked as verified can sign in', async () => {
    const admin = await superadmin()
    const { localId } = await signUp('verified@example.org')
    const [row] = await query(
      "insert into accounts (identity_uid, email, email_verified) values ($1, 'verified@example.org', false) returning id",
      [localId],
    )
    const body = { accountId: row.id as string, emailVerified: true }
    await server.call('PATCH /admin/accounts/email-verified', { bearer: admin.token, body })
    expect(await query('select email_verified from accounts where id = $1', [row.id])).toEqual([
      { email_verified: true },
    ])
    expect((await exchange((await signInWithPassword('verified@example.org')).idToken)).status).toBe(200)
  })

  test('an account whose email a superadmin has marked as unverified is signed out at once, with its sockets', async () => {
    const admin = await superadmin()
    const { idToken, refreshToken } = await verified('unverified@example.org')
    const opened = (await (await exchange(idToken)).json()) as { id: string; access_token: string }
    const { id: accountId, access_token: token } = opened
    const page = await sockets.page(server.url, { token, accountId })
    const body = { accountId, emailVerified: false }
    await server.call('PATCH /admin/accounts/email-verified', { bearer: admin.token, body })
    await expect(
      server.call('GET /accounts/:accountId', { params: { accountId }, bearer: token }),
    ).rejects.toMatchObject({ status: 401 })
    await expect.poll(() => page.connected).toBe(false)
    expect((await refresh(refreshToken)).status).toBe(400)
    // The account is told why at the next sign-in, which counts as older within the second of the sign-out.
    const again = async () =>
      (await exchange((await signInWithPassword('unverified@example.org')).idToken)).json() as Promise<object>
    await expect.poll(again, { timeout: 5000 }).toMatchObject({ error: { code: 'email-unverified' } })
  })

  test('superadmins cannot mark their own email as unverified', async () => {
    const { accountId, token } = await superadmin()
    await expect(
      server.call('PATCH /admin/accounts/email-verified', { bearer: token, body: { accountId, emailVerified: false } }),
    ).rejects.toMatchObject({ code: 'cannot-change-own-account' })
  })

  test('the last superadmin cannot be deleted through the identity provider either', async () => {
    const { idToken, localId } = await verified('only@example.org')
    await exchange(idToken)
    await query("update accounts set role = 'superadmin' where identity_uid = $1", [localId])
    await query("update accounts set role = 'parent' where role = 'superadmin' and identity_uid <> $1", [localId])
    await expect(remove(idToken)).rejects.toThrow('ADMIN_ONLY_OPERATION')
    expect(await query('select 1 from identity.users where uid = $1', [localId])).toHaveLength(1)
    expect(await query('select 1 from accounts where identity_uid = $1', [localId])).toHaveLength(1)
  })
})
