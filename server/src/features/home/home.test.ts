import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/start-test-server.ts'
import { aFamily } from '../../testing/family.ts'
import { aFlag, aConversation } from '../../testing/conversation.ts'
import { zoneAtNoon } from '../../testing/screen-time.ts'

const server = startTestServer()

const readHome = (accountId: string, bearer: string) =>
  server.call('GET /accounts/:accountId/home', { params: { accountId }, bearer })

test('the home shows the children, devices, cards and networks of one family only, without secrets', async () => {
  const { accountId, bearer, child, network, deviceId, cardId, claimCodes } = await aFamily(server)
  await aFamily(server)
  const home = await readHome(accountId, bearer)
  expect(home.account).toMatchObject({ id: accountId, role: 'parent', skippedSteps: [] })
  const allowance = {
    state: 'allowed',
    usedMinutes: 0,
    allowedMinutes: null,
    minutesLeft: null,
    limitedBy: null,
    endsAt: null,
    resumesAt: null,
    grantedMinutes: 0,
    pausedAt: null,
    isTalking: false,
  }
  expect(home.children).toEqual([{ ...child, conversationsToday: 0, allowance, unreadFlags: 0 }])
  expect(home.devices).toMatchObject([{ id: deviceId, childId: child.id, wifiNetworkId: network.id, online: false }])
  expect(home.cards).toMatchObject([{ id: cardId, childId: child.id, activity: 'story' }])
  expect(home.wifiNetworks).toEqual([network])
  for (const secret of ['correct horse', 'sealed', 'encrypted', ...claimCodes])
    expect(JSON.stringify(home)).not.toContain(secret)
})

test('the home shows the same account, devices and cards as their own endpoints', async () => {
  const { accountId, bearer } = await aFamily(server)
  const home = await readHome(accountId, bearer)
  const options = { params: { accountId }, bearer }
  expect(home.account).toEqual(await server.call('GET /accounts/:accountId', options))
  expect(home.devices).toEqual((await server.call('GET /accounts/:accountId/devices', options)).items)
  expect(home.cards).toEqual((await server.call('GET /accounts/:accountId/cards', options)).items)
})

test('the home of a new account is empty, and a removed wifi network is not shown', async () => {
  const { accountId, token: bearer } = await server.createSignedInAccount()
  expect(await readHome(accountId, bearer)).toMatchObject({ children: [], devices: [], cards: [], wifiNetworks: [] })
  const family = await aFamily(server)
  const params = { accountId: family.accountId, wifiNetworkId: family.network.id }
  await server.call('DELETE /accounts/:accountId/wifi-networks/:wifiNetworkId', { params, bearer: family.bearer })
  expect(await readHome(family.accountId, family.bearer)).toMatchObject({ wifiNetworks: [] })
})

test('the home shows minutes and conversations since midnight in the family’s time zone, and unread flags', async () => {
  const { accountId, bearer, child } = await aFamily(server)
  const { timeZone } = zoneAtNoon()
  await server.call('PATCH /accounts/:accountId', { params: { accountId }, bearer, body: { timeZone } })
  const addConversation = (hoursAgo: number) =>
    aConversation(server, {
      accountId,
      childId: child.id,
      startedAt: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
      entries: Array.from({ length: 9 }, () => 'Hm'),
    })
  await addConversation(20)
  const { entry } = await addConversation(1)
  await addConversation(2)
  await aFlag(server, entry(1))
  const { children } = await readHome(accountId, bearer)
  expect(children).toMatchObject([{ allowance: { usedMinutes: 3 }, conversationsToday: 2, unreadFlags: 1 }])
})

test('the home shows all 50 children that a family can have', async () => {
  const { accountId, token: bearer } = await server.createSignedInAccount()
  await server.database.pool.query(
    `insert into children (id, account_id, name, proficiency_level, content_maturity, interests, activities, language)
     select gen_random_uuid(), $1, 'Child ' || count, 'simple', 'preschool', '{}', '{}', 'en'
       from generate_series(1, 50) as count`,
    [accountId],
  )
  expect((await readHome(accountId, bearer)).children).toHaveLength(50)
})

test('a superadmin can read the home of any account, and gets 404 for an unknown one', async () => {
  const { accountId, child } = await aFamily(server)
  const { token } = await server.createSignedInAccount({ role: 'superadmin' })
  expect(await readHome(accountId, token)).toMatchObject({ account: { id: accountId }, children: [{ id: child.id }] })
  await expect(readHome(randomUUID(), token)).rejects.toMatchObject({ status: 404 })
})
