import { describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { downloadExport } from '@pipit/test-kit/download-export'
import { aFamily } from '@pipit/test-kit/family'

const server = startTestServer()
const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows
const superadmin = () => server.createSignedInAccount({ role: 'superadmin' })
const trailOf = async (accountId: string, bearer: string) =>
  (await server.call('GET /accounts/:accountId/audit', { params: { accountId }, bearer })).items

describe('audit trail', () => {
  test('the audit trail shows a family who read which of its data, and the reason', async () => {
    const { accountId, bearer, network } = await aFamily(server)
    const before = (await trailOf(accountId, bearer)).length
    const admin = await superadmin()
    await query("update accounts set name = 'Grace' where id = $1", [admin.accountId])
    const params = { accountId }
    await server.call('POST /admin/accounts/:accountId/open', {
      params,
      bearer: admin.token,
      body: { reason: 'The family called' },
    })
    const secret = { params: { accountId, wifiNetworkId: network.id }, bearer: admin.token, reason: 'They forgot it' }
    await server.call('GET /accounts/:accountId/wifi-networks/:wifiNetworkId/password', secret)
    const trail = await trailOf(accountId, bearer)
    expect(trail).toHaveLength(before + 2)
    expect(trail.slice(0, 2)).toMatchObject([
      {
        action: 'wifi-password.read',
        resource: 'wifiNetwork',
        resourceId: network.id,
        actor: { name: 'Grace' },
        reason: 'They forgot it',
      },
      { action: 'account.opened', reason: 'The family called' },
    ])
    const { rows } = await downloadExport(server, { accountId, bearer })
    expect(rows('audit')).toMatchObject(trail)
    await query('delete from accounts where id = $1', [admin.accountId])
    expect((await trailOf(accountId, bearer))[0]).toMatchObject({ action: 'wifi-password.read', actor: null })
  })

  test('the audit trail does not record what people do with their own account', async () => {
    const { accountId, token } = await superadmin()
    await server.call('GET /accounts/:accountId', { params: { accountId }, bearer: token })
    expect(await trailOf(accountId, token)).toEqual([])
    expect(await query('select 1 from audit_entries where actor_id = $1', [accountId])).toEqual([])
  })

  test('a family pages through its audit trail', async () => {
    const family = await server.createSignedInAccount()
    const admin = await superadmin()
    const params = { accountId: family.accountId }
    for (let round = 0; round < 3; round += 1)
      await server.call('GET /accounts/:accountId', { params, bearer: admin.token })
    const first = await server.call('GET /accounts/:accountId/audit', {
      params,
      bearer: family.token,
      query: { limit: 2 },
    })
    const rest = await server.call('GET /accounts/:accountId/audit', {
      params,
      bearer: family.token,
      query: { cursor: first.nextCursor ?? '' },
    })
    expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([2, 1, null])
  })

  test('the audit trail can be exported with a filter', async () => {
    const [family, other] = [await server.createSignedInAccount(), await server.createSignedInAccount()]
    const { token: bearer } = await superadmin()
    for (const { accountId } of [family, other])
      await server.call('GET /accounts/:accountId', { params: { accountId }, bearer })
    const params = { accountId: family.accountId }
    await server.call('POST /admin/accounts/:accountId/open', { params, bearer, body: { reason: '=HYPERLINK("x")' } })
    const file = await server.call('POST /admin/audit/export', { bearer, body: { accountId: family.accountId } })
    expect(file.name).toMatch(/^pipit-audit-.*\.csv$/)
    const lines = (await file.text()).trimEnd().split('\r\n')
    expect(lines.map((line) => line.split(',')[5])).toEqual([
      'action',
      'audit.exported',
      'account.opened',
      'account.read',
    ])
    expect(lines[0]).toBe('id,at,actorId,actorName,actorEmail,action,accountId,accountEmail,resource,resourceId,reason')
    const [{ email }] = await query('select email from accounts where id = $1', [family.accountId])
    expect(lines[2]).toContain(`,account.opened,${family.accountId},${email},,,"'=HYPERLINK(""x"")"`)
    const two = { accountEmail: email, action: 'account.read' }
    const narrowed = await server.call('POST /admin/audit/export', { bearer, body: two })
    expect((await narrowed.text()).trimEnd().split('\r\n')).toHaveLength(2)
  })

  test('opening an account requires a reason of reasonable length and an existing account', async () => {
    const { accountId } = await server.createSignedInAccount()
    const { token: bearer } = await superadmin()
    const open = (id: string, reason: string) =>
      server.call('POST /admin/accounts/:accountId/open', { params: { accountId: id }, bearer, body: { reason } })
    await expect(open(accountId, ' a ')).rejects.toMatchObject({ details: [{ field: 'body.reason' }] })
    await expect(open(accountId, 'x'.repeat(501))).rejects.toMatchObject({ code: 'invalid-request' })
    await expect(open('00000000-0000-4000-8000-000000000000', 'no such family')).rejects.toMatchObject({
      code: 'not-found',
    })
  })

  test('the audit trail cannot be updated, deleted or truncated', async () => {
    await expect(query("update audit_entries set action = 'x'")).rejects.toThrow('cannot be changed')
    await expect(query('delete from audit_entries')).rejects.toThrow('cannot be changed')
    await expect(query('truncate audit_entries')).rejects.toThrow('cannot be changed')
  })

  test('a call that cannot be recorded in the audit trail fails', async () => {
    const family = await server.createSignedInAccount()
    const { token: bearer } = await superadmin()
    await query('alter table audit_entries add constraint full_up check (false) not valid')
    const read = server.call('GET /accounts/:accountId', { params: { accountId: family.accountId }, bearer })
    await expect(read).rejects.toMatchObject({ status: 500 })
    await query('alter table audit_entries drop constraint full_up')
  })
})
