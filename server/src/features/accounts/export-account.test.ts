import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/start-test-server.ts'
import { aFamily } from '../../testing/family.ts'
import { aFlag, aConversation } from '../../testing/conversation.ts'

const server = startTestServer()

type Rows = { [field: string]: unknown }[]

async function exportFamily({ accountId, bearer }: { accountId: string; bearer: string }) {
  const file = await server.call('GET /accounts/:accountId/export', { params: { accountId }, bearer })
  const text = await file.text()
  const content = JSON.parse(text) as Record<string, Rows> & { account: { email: string } }
  return { file, text, content }
}

test('an export is one file with everything of a family and nothing of another', async () => {
  const family = await aFamily(server)
  const neighbour = await aFamily(server)
  const { file, text, content } = await exportFamily(family)
  expect(file.name).toBe(`pipit-family-${new Date().toISOString().slice(0, 10)}.json`)
  expect(content).toMatchObject({
    account: { id: family.accountId },
    sessions: [{ userAgent: 'test', endedAt: null }],
    children: [{ id: family.child.id, name: 'Mia' }],
    wifiNetworks: [{ id: family.network.id, ssid: 'Home' }],
    devices: [{ id: family.deviceId, name: 'Ours' }],
    cards: [{ id: family.cardId, name: 'Ours' }],
    waitList: null,
  })
  const theirs = [neighbour.accountId, neighbour.child.id, neighbour.network.id, neighbour.deviceId, neighbour.cardId]
  for (const id of theirs) expect(text).not.toContain(id)
})

test('an export contains conversations with their entries, flags and recordings', async () => {
  const family = await aFamily(server)
  const ofChild = { accountId: family.accountId, childId: family.child.id }
  const { id, entry } = await aConversation(server, {
    ...ofChild,
    startedAt: '2026-11-01T08:00:00Z',
    entries: ['I am sad', 'Oh', 'مرحبا'],
  })
  const later = await aConversation(server, { ...ofChild, startedAt: '2026-11-02T08:00:00Z', entries: ['Hello'] })
  const flagId = await aFlag(server, entry(1))
  await server.database.pool.query(
    `insert into recordings (id, account_id, child_id, conversation_id, entry_number, kind, file, at)
     values (gen_random_uuid(), $1, $2, $3, 1, 'speech', 'lost', now())`,
    [ofChild.accountId, ofChild.childId, id],
  )
  const { content } = await exportFamily(family)
  expect(content).toMatchObject({
    conversations: [
      { id, childId: family.child.id, entries: [{ text: 'I am sad' }, { text: 'Oh' }, { text: 'مرحبا' }] },
      { id: later.id, entries: [{ text: 'Hello' }] },
    ],
    flags: [{ id: flagId, conversationId: id, number: 1, snippet: 'a few words' }],
    // The file is missing, but the export succeeds.
    recordings: [{ conversationId: id, number: 1, kind: 'speech', base64: null }],
  })
  expect(server.logLines).toContainEqual(
    expect.objectContaining({
      level: 'error',
      feature: 'transcripts',
      conversationId: id,
      requestId: expect.any(String) as string,
      msg: 'a recording is missing in an export',
    }),
  )
})

test('an export contains no passwords, keys or claim codes, and lists what it omits', async () => {
  const family = await aFamily(server)
  const { accountId, bearer, deviceId, claimCodes } = family
  const readKey = 'GET /accounts/:accountId/devices/:deviceId/device-api-key'
  const { deviceApiKey } = await server.call(readKey, { params: { accountId, deviceId }, bearer })
  const { text, content } = await exportFamily(family)
  for (const secret of ['correct horse', deviceApiKey, ...claimCodes]) expect(text).not.toContain(secret)
  expect(text).not.toMatch(/sealed|encrypted|identityUid|publicKey|idempotency/)
  const omitted = expect.arrayContaining([{ what: 'Wifi passwords', why: expect.stringContaining('your network') }])
  expect(content.about).toMatchObject({ omitted })
})

test('an export contains long lists completely', async () => {
  const family = await aFamily(server)
  await server.database.pool.query(
    `insert into children (id, account_id, name, proficiency_level, content_maturity, interests, activities, language)
     select gen_random_uuid(), $1, 'Child ' || count, 'simple', 'preschool', '{}', '{}', 'en'
       from generate_series(1, 450) as count`,
    [family.accountId],
  )
  const { content } = await exportFamily(family)
  expect(new Set(content.children?.map(({ id }) => id)).size).toBe(451)
})

test('an export contains the wait list entry of the email', async () => {
  const family = await aFamily(server)
  const { email } = (await exportFamily(family)).content.account
  await server.call('POST /wait-list', { body: { email } })
  expect((await exportFamily(family)).content.waitList).toMatchObject({ email })
})

test('an export is sent as a download that must not be cached', async () => {
  const { accountId, bearer } = await aFamily(server)
  const authorization = `Bearer ${bearer}`
  const response = await server.fetch(`/v1/accounts/${accountId}/export`, { headers: { authorization } })
  // Read to the end, because the response is streamed.
  await response.text()
  const { headers } = response
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="pipit-family-\d{4}-\d{2}-\d{2}\.json"$/)
})
