import { createClient } from '@pipit/contract/api/client'
import rootPackage from '../../../../package.json' with { type: 'json' }
import { versionPrefix } from '@pipit/contract/api/define-endpoint'
import { expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aFamily } from '@pipit/test-kit/family'
import { aConversation } from '@pipit/test-kit/conversation'

const server = startTestServer()

test('the overview shows totals and the figures of the last 30 days, counted at most once a minute', async () => {
  const { pool } = server.database
  const { token: bearer } = await server.createSignedInAccount({ role: 'superadmin' })
  const { deviceId, accountId, child } = await aFamily(server)
  const ofChild = { accountId, childId: child.id }
  const entries = Array.from({ length: 12 }, () => 'Hm')
  await aConversation(server, { ...ofChild, startedAt: new Date().toISOString(), entries })
  await aConversation(server, { ...ofChild, startedAt: new Date(Date.now() - 3 * 86_400_000).toISOString(), entries })
  await server.call('POST /devices', { bearer, body: { count: 4, label: 'More', hardwareModel: 'two' } })
  await pool.query("insert into device_presence (device_id, connection_id) values ($1, 'c')", [deviceId])
  await pool.query(
    "insert into wait_list_entries (email, invited_at) values ('a@example.org', null), ('b@example.org', now())",
  )
  await pool.query("update accounts set created_at = now() - interval '3 days' where id = $1", [accountId])
  await pool.query("update accounts set created_at = now() - interval '31 days' where role = 'superadmin'")
  await pool.query(
    "insert into accounts (identity_uid, email, email_verified) values ('waits', 'waits@example.org', false)",
  )
  await pool.query("select graphile_worker.add_job('no-such-task', run_at := now() + interval '1 day')")
  // In case that the hourly sweep has run meanwhile.
  await pool.query('delete from overview_totals; delete from overview_days')

  const overview = await server.call('GET /admin/overview', { bearer })
  const { rows } = await pool.query("select count(*)::int from accounts where role = 'superadmin'")
  expect(overview).toMatchObject({
    accounts: { parent: 1, superadmin: rows[0].count },
    unverifiedAccounts: 1,
    devices: { byStatus: { created: 4, registered: 1, deactivated: 0 }, online: 1 },
    cards: { byStatus: { created: 0, registered: 1, deactivated: 0 } },
    waitList: { waiting: 1, invited: 1 },
    jobs: { failed: 0 },
    conversations: { today: 1, minutesToday: 2 },
    versions: { pipit: rootPackage.version, node: process.versions.node },
  })
  expect(overview.jobs.waiting).toBeGreaterThanOrEqual(1)
  expect(overview.days).toHaveLength(30)
  expect(overview.days.at(-1)).toMatchObject({
    accounts: 0,
    devicesRegistered: 1,
    cardsRegistered: 1,
    waitList: 2,
    conversations: 1,
    minutes: 2,
  })
  expect(overview.days.at(-4)).toMatchObject({ accounts: 1, conversations: 1, minutes: 2 })
  expect(overview.days.reduce((sum, { accounts }) => sum + accounts, 0)).toBe(1)

  await pool.query('delete from wait_list_entries')
  expect(await server.call('GET /admin/overview', { bearer }), 'counted once a minute').toEqual(overview)
  const other = await server.another()
  const elsewhere = createClient({ baseUrl: other.url + versionPrefix })
  expect(await elsewhere('GET /admin/overview', { bearer }), 'by all processes together').toEqual(overview)
  await other.close()

  await pool.query("update overview_totals set counted_at = counted_at - interval '61 seconds'")
  await pool.query("delete from conversations where started_at < now() - interval '2 days'")
  await aConversation(server, { ...ofChild, startedAt: new Date().toISOString(), entries })
  const later = await server.call('GET /admin/overview', { bearer })
  expect(later).toMatchObject({ waitList: { waiting: 0, invited: 0 }, conversations: { today: 2, minutesToday: 4 } })
  expect(later.days.at(-4), 'a day that is over is not counted again').toEqual(overview.days.at(-4))
})
