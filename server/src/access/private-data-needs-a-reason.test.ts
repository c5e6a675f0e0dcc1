import { randomUUID } from 'node:crypto'
import { endpointName, versionPrefix, type EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import { endpoints } from '@pipit/contract/api/endpoints'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { insightStore } from '../features/insights/insight-store.ts'
import { aPicture } from '../features/transcripts/recordings/testing/picture.ts'
import { aConversation, aFlag } from '@pipit/test-kit/conversation'
import { aFamily } from '@pipit/test-kit/family'
import { openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { keepRecordings } from '../features/transcripts/recordings/testing/keep-recordings.ts'

const server = startTestServer()
const sockets = openSockets()
const superadmin = () => server.createSignedInAccount({ role: 'superadmin' })
const reason = 'Sie haben angerufen: „Pipit schweigt“ 🐦'

let family: Awaited<ReturnType<typeof aFamilyWithSecrets>>
beforeAll(async () => {
  family = await aFamilyWithSecrets()
}, 60_000)

const startedAt = '2026-11-01T08:00:00Z'

/** A family with something private behind every endpoint, and the texts by which it is recognised. */
async function aFamilyWithSecrets() {
  const { accountId, bearer, child, network, deviceId, cardId } = await aFamily(server)
  const ofChild = { accountId, childId: child.id }
  await keepRecordings(server, child.id)
  const conversation = await aConversation(server, {
    ...ofChild,
    deviceId,
    startedAt,
    entries: ['The elderberries are lovely today', 'Are they?', 'I love elderberries'],
  })
  const unflagged = await aConversation(server, {
    ...ofChild,
    startedAt: '2026-11-02T08:00:00Z',
    entries: ['We ate them because elderberries are sweet'],
  })
  const withheld = await aConversation(server, {
    ...ofChild,
    startedAt: '2026-10-01T08:00:00Z',
    entries: ['I must not tell about the gooseberries'],
  })
  await aFlag(server, withheld.entry(1), 'secrecy')
  const flagId = await aFlag(server, conversation.entry(1))
  await server.database.pool.query("update flags set snippet = 'gooseberries' where id = $1", [flagId])
  await server.recordings.vision(conversation.entry(1), aPicture(64, 36))
  const factId = randomUUID()
  await server.database.pool.query(
    `insert into facts (id, account_id, child_id, kind, subject, value, said_at)
     select $1, account_id, id, 'likes', '', 'elderberries', now() from children where id = $2`,
    [factId, child.id],
  )
  await insightStore(server.database).queueDays(conversation)
  await insightStore(server.database).queueDays(unflagged)
  await vi.waitFor(
    async () => {
      const { items } = await server.call('GET /accounts/:accountId/children/:childId/insights', {
        params: ofChild,
        bearer,
      })
      expect(items.slice(0, 2).map(({ date }) => date)).toEqual(['2026-11-02', startedAt.slice(0, 10)])
    },
    { timeout: 30_000, interval: 200 },
  )
  const { items } = await server.call('GET /accounts/:accountId/children/:childId/transcripts', {
    params: ofChild,
    bearer,
  })
  const params = { accountId, deviceId }
  const key = await server.call('GET /accounts/:accountId/devices/:deviceId/device-api-key', { params, bearer })
  return {
    bearer,
    privateTexts: ['elderberries', 'gooseberries', 'correct horse', key.deviceApiKey, 'access_token'],
    ids: {
      ...ofChild,
      wifiNetworkId: network.id,
      deviceId,
      cardId,
      flagId,
      factId,
      recordingId: items.find(({ vision }) => vision !== null)?.vision ?? '',
      conversationId: conversation.id,
      number: '1',
      day: startedAt.slice(0, 10),
    } as Record<string, string>,
  }
}

const bodies: Record<string, () => object> = {
  'PATCH /accounts/:accountId/children/:childId/flags/:flagId': () => ({ read: true }),
  'PATCH /accounts/:accountId/children/:childId/memories/facts/:factId': () => ({ value: 'elderberries' }),
  'POST /accounts/:accountId/children/:childId/memories/restore': () => ({ removedAt: startedAt }),
  'POST /accounts/:accountId/devices/:deviceId/configuration': () => ({ wifiNetworkId: family.ids.wifiNetworkId }),
}

/** Readable only by the device. */
const sealed = new Set(['POST /accounts/:accountId/devices/:deviceId/configuration'])

/** Figures and topics, but no sentences by which this test would recognise them. */
const withoutSentences = new Set(['GET /accounts/:accountId/children/:childId/insights/months'])

/** A deletion would take away what the other calls should show. */
const withContent = endpoints.filter(
  ({ method, needs, responses }) =>
    method !== 'DELETE' && !('204' in responses) && needs !== 'anyone' && needs !== 'identity token',
)
const marked = withContent.filter((endpoint) => 'reveals' in endpoint)
const each = (list: readonly EndpointDefinition[]) =>
  list.map((endpoint) => [endpointName(endpoint), endpoint] as const)

describe('what is private to a family', () => {
  test.each(each(withContent))('%s shows nothing private to a superadmin without a reason', async (_, endpoint) => {
    const { headers } = await superadmin()
    const { code, isPrivate } = await request(endpoint, headers)
    expect(isPrivate, 'mark the endpoint in the contract with `reveals`').toBe(false)
    expect(code === 'reason-required').toBe('reveals' in endpoint)
  })

  test.each(each(marked))('%s answers a superadmin who gives a reason, and records it', async (name, endpoint) => {
    const { headers, accountId: actorId } = await superadmin()
    const { status, isPrivate } = await request(endpoint, { ...headers, 'access-reason': encodeURIComponent(reason) })
    expect(status).toBe(200)
    expect(isPrivate, 'and this test recognises what it shows').toBe(!sealed.has(name) && !withoutSentences.has(name))
    const { rows } = await server.database.pool.query('select reason from audit_entries where actor_id = $1', [actorId])
    expect(rows).toEqual([{ reason }])
  })

  const readByFamilies = marked.filter(
    ({ path, needs }) => path.includes(':accountId') && needs !== 'account:superadmin',
  )
  test.each(each(readByFamilies))('%s asks the family itself for no reason', async (_, endpoint) => {
    expect((await request(endpoint, { authorization: `Bearer ${family.bearer}` })).status).toBe(200)
  })

  test('every endpoint that reads conversations or keys, or sends a file of a family, is marked', () => {
    const privateScopes = new Set<string>(['transcript:read', 'insight:read', 'deviceApiKey:read', 'chat:create'])
    const unmarked = withContent
      .filter(
        ({ needs, path, responses }) =>
          [needs].flat().some((scope) => privateScopes.has(scope)) ||
          (path.includes(':accountId') && responses[200] instanceof z.ZodFile),
      )
      .filter((endpoint) => !('reveals' in endpoint))
    expect(unmarked.map(endpointName)).toEqual([])
  })
})

describe('a reason', () => {
  const transcripts = () =>
    `${versionPrefix}/accounts/${family.ids.accountId}/children/${family.ids.childId}/transcripts`

  test.each([
    ['two characters', 'ab'],
    ['501 characters', 'x'.repeat(501)],
    ['only spaces', '%20%20%20%20'],
    ['a NUL character', 'because%00'],
    ['two lines', 'because%0Aof'],
    ['a broken encoding', 'because%E0%A4%A'],
  ])('a reason of %s is refused and nothing is shown', async (_, header) => {
    const { headers } = await superadmin()
    const response = await server.fetch(transcripts(), { headers: { ...headers, 'access-reason': header } })
    const { error } = (await response.json()) as { error: { code: string; details: { field: string }[] } }
    expect(error).toMatchObject({ code: 'invalid-request', details: [{ field: 'headers.access-reason' }] })
  })

  test('the family reads the reason beside what the superadmin did', async () => {
    const { token } = await superadmin()
    const { accountId = '', wifiNetworkId = '' } = family.ids
    const params = { accountId, wifiNetworkId }
    await server.call('GET /accounts/:accountId/wifi-networks/:wifiNetworkId/password', {
      params,
      bearer: token,
      reason,
    })
    const { items } = await server.call('GET /accounts/:accountId/audit', { params, bearer: family.bearer })
    expect(items[0]).toMatchObject({ action: 'wifi-password.read', reason })
  })

  test('a superadmin connects to a family’s updates only with a reason, which is recorded', async () => {
    const { token, accountId: actorId } = await superadmin()
    const { accountId = '' } = family.ids
    await expect(sockets.page(server.url, { token, accountId })).rejects.toMatchObject({
      data: { code: 'reason-required' },
    })
    await sockets.page(server.url, { token, accountId, reason })
    const { rows } = await server.database.pool.query('select action, reason from audit_entries where actor_id = $1', [
      actorId,
    ])
    expect(rows).toEqual([{ action: 'family.watched', reason }])
  })
})

async function request(endpoint: EndpointDefinition, headers: Record<string, string>) {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => family.ids[name] ?? '1')
  const response = await server.fetch(versionPrefix + path, {
    method: endpoint.method,
    headers: { ...headers, ...(endpoint.body ? { 'content-type': 'application/json' } : {}) },
    ...(endpoint.body ? { body: JSON.stringify(bodies[endpointName(endpoint)]?.() ?? {}) } : {}),
  })
  const text = await response.text()
  const isMedia = /^(audio|image)\/|^application\/zip/.test(response.headers.get('content-type') ?? '')
  const isPrivate = isMedia || family.privateTexts.some((privateText) => text.includes(privateText))
  return { status: response.status, isPrivate, code: isMedia || response.ok ? null : readCode(text) }
}

function readCode(text: string) {
  return (JSON.parse(text) as { error: { code: string } }).error.code
}
