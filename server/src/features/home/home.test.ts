import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aFamily } from '@pipit/test-kit/family'
import { aPicture } from '../transcripts/recordings/testing/picture.ts'
import { aFlag, aConversation } from '@pipit/test-kit/conversation'
import { aChildWithInsights, daysAgo } from '../insights/testing/child-with-insights.ts'
import { zoneAtNoon } from '@pipit/test-kit/screen-time'
import { keepRecordings } from '../transcripts/recordings/testing/keep-recordings.ts'

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
  expect(home.children).toEqual([{ ...child, conversationsToday: 0, allowance, unreadFlags: 0, latestDay: null }])
  expect(home).toMatchObject({ firstConversationOn: null, flags: [] })
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

test('the home shows the last day of each child with a best moment, and when the family first talked', async () => {
  const { accountId, bearer, childId, addConversation } = await aChildWithInsights(server)
  await keepRecordings(server, childId)
  await addConversation(daysAgo(3).at, { text: null, who: 'child' })
  expect(await readHome(accountId, bearer), 'nobody has said a word').toMatchObject({
    children: [{ latestDay: { date: daysAgo(3).date, conversations: 1 } }],
    firstConversationOn: null,
  })
  await addConversation(daysAgo(2).at, 'The moon is made of cheese because it is round')
  const { entry } = await addConversation(
    daysAgo(1).at,
    'Why do cats purr?',
    'Good question!',
    'Can hedgehogs swim in the sea?',
  )
  const moment = (number: number) => ({
    entryId: `${entry(number).conversationId}-${number}`,
    text: number === 1 ? 'Why do cats purr?' : 'Can hedgehogs swim in the sea?',
    reason: { code: 'question', count: null },
    points: 3,
    date: daysAgo(1).date,
  })
  const readDay = async () => (await readHome(accountId, bearer)).children[0]?.latestDay
  expect(await readDay()).toEqual({
    date: daysAgo(1).date,
    minutes: 0,
    conversations: 1,
    mood: 'not-enough',
    topics: ['Animals'],
    bestMoment: { ...moment(1), speech: null },
  })
  const second = entry(3)
  await server.recordings.vision(entry(1), aPicture(64, 36))
  expect((await readDay())?.bestMoment, 'a picture cannot be heard').toEqual({ ...moment(1), speech: null })
  const recordingId = randomUUID()
  await server.database.pool.query(
    `insert into recordings (id, account_id, child_id, conversation_id, entry_number, kind, file, milliseconds, at)
     values ($1, $2, $3, $4, 3, 'speech', 'can-hedgehogs-swim', 2300, now())`,
    [recordingId, accountId, childId, second.conversationId],
  )
  expect((await readDay())?.bestMoment).toEqual({ ...moment(3), speech: { id: recordingId, seconds: 2.3 } })
  await aFlag(server, second, 'profanity')
  expect((await readDay())?.bestMoment, 'flagged after the day was aggregated').toEqual({ ...moment(1), speech: null })
  await aFlag(server, entry(2), 'secrecy')
  expect((await readDay())?.bestMoment, 'withheld after the day was aggregated').toBeNull()
  expect(await readHome(accountId, bearer)).toMatchObject({ firstConversationOn: daysAgo(2).date })
})

test('the home names the most severe unread flags without their words, and protects what may be about somebody at home', async () => {
  const { accountId, bearer, child } = await aFamily(server)
  const { entry } = await aConversation(server, {
    accountId,
    childId: child.id,
    startedAt: new Date().toISOString(),
    entries: Array.from({ length: 9 }, () => 'Hm'),
  })
  const rude = await aFlag(server, entry(1), 'profanity')
  const [secret, unhappy, blocked] = [
    await aFlag(server, entry(5), 'secrecy'),
    await aFlag(server, entry(3)),
    await aFlag(server, { ...entry(9), number: null }, 'link'),
  ]
  await server.database.pool.query("update flags set severity = 'low' where id = $1", [rude])
  const { flags, children } = await readHome(accountId, bearer)
  const flag = { childId: child.id, about: 'child', severity: 'medium' }
  expect(flags).toEqual([
    { ...flag, id: blocked, about: 'coach', category: 'protected', at: entry(9).at.toISOString() },
    { ...flag, id: secret, category: 'protected', at: entry(5).at.toISOString() },
    { ...flag, id: unhappy, category: 'protected', at: entry(3).at.toISOString() },
  ])
  expect(children).toMatchObject([{ unreadFlags: 4 }])
  const params = { accountId, childId: child.id, flagId: secret }
  const body = { read: true }
  await server.call('PATCH /accounts/:accountId/children/:childId/flags/:flagId', { params, bearer, body })
  const next = await readHome(accountId, bearer)
  expect(next.flags.map(({ id, category }) => [id, category])).toContainEqual([rude, 'profanity'])
})

test('a superadmin who gives no reason reads neither what a child said and felt nor the safety notes', async () => {
  const { accountId, bearer, childId, addConversation } = await aChildWithInsights(server)
  const { entry } = await addConversation(daysAgo(0, '00:00').at, 'Why do cats purr?', 'Oh', 'I am sad')
  await aFlag(server, entry(3))
  const { token } = await server.createSignedInAccount({ role: 'superadmin' })
  const home = await readHome(accountId, token)
  expect(home).toMatchObject({
    flags: [],
    firstConversationOn: null,
    children: [{ id: childId, latestDay: null, conversationsToday: 0, unreadFlags: 0, allowance: { usedMinutes: 0 } }],
  })
  expect(JSON.stringify(home)).not.toContain('purr')
  const headers = { authorization: `Bearer ${token}`, 'access-reason': 'They asked for help' }
  const response = await server.fetch(`/v1/accounts/${accountId}/home`, { headers })
  expect(await response.json()).toEqual({ ...(await readHome(accountId, bearer)), role: 'superadmin' })
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
