import { randomUUID } from 'node:crypto'
import { endpointName, versionPrefix, type EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import { endpoints } from '@pipit/contract/api/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import { aPicture } from '../features/transcripts/recordings/testing/picture.ts'
import { aConversation, aFlag } from '@pipit/test-kit/conversation'
import { makeCard } from '@pipit/test-kit/devices-and-cards'
import { aFamily } from '@pipit/test-kit/family'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { keepRecordings } from '../features/transcripts/recordings/testing/keep-recordings.ts'

type Ids = Record<string, string>

const server = startTestServer()
/** The family whose account the calls name, and the one whose resources they ask for. */
let named: Awaited<ReturnType<typeof aFamilyWithEverything>>
let other: typeof named
beforeAll(async () => {
  named = await aFamilyWithEverything()
  other = await aFamilyWithEverything()
})

const startedAt = '2026-11-01T08:00:00Z'

/** One of each resource that a path can name. A new kind of resource needs a line in `ids`. */
async function aFamilyWithEverything() {
  const { accountId, bearer, child, network, deviceId, cardId } = await aFamily(server)
  const ofChild = { accountId, childId: child.id }
  await keepRecordings(server, child.id)
  const conversation = await aConversation(server, {
    ...ofChild,
    deviceId,
    startedAt,
    entries: ['I like trains', 'Oh'],
  })
  const flagId = await aFlag(server, conversation.entry(1))
  await server.recordings.vision(conversation.entry(1), aPicture(64, 36))
  const { items } = await server.call('GET /accounts/:accountId/children/:childId/transcripts', {
    params: ofChild,
    bearer,
  })
  const { grantId } = await server.call('POST /accounts/:accountId/children/:childId/screen-time/grants', {
    params: ofChild,
    bearer,
    body: { minutes: 15 },
  })
  const factId = randomUUID()
  const { pool } = server.database
  await pool.query(
    `insert into facts (id, account_id, child_id, kind, subject, value, said_at)
     values ($1, $2, $3, 'likes', '', 'trains', now())`,
    [factId, accountId, child.id],
  )
  await pool.query(
    `insert into played_activities (account_id, child_id, activity, times, started_at, last_played_at, level, right_answers, heard)
     values ($1, $2, 'quiz', 2, now(), now(), 3, 5, '{}')`,
    [accountId, child.id],
  )
  const { rows } = await pool.query<{ id: string }>(
    `insert into sessions (account_id, signed_in_at, user_agent) values ($1, now() - interval '1 minute', 'test') returning id`,
    [accountId],
  )
  const guardian = await server.createSignedInAccount()
  await pool.query(`insert into guardians (account_id, guardian_id, role) values ($1, $2, 'viewer')`, [
    accountId,
    guardian.accountId,
  ])
  const invitationId = randomUUID()
  await pool.query(
    `insert into guardian_invitations (id, account_id, email, role, expires_at)
     values ($1, $2, 'aunt@example.org', 'viewer', now() + interval '1 day')`,
    [invitationId, accountId],
  )
  const ids: Ids = {
    guardianId: guardian.accountId,
    invitationId,
    accountId,
    sessionId: rows[0]?.id ?? '',
    wifiNetworkId: network.id,
    childId: child.id,
    flagId,
    grantId,
    factId,
    conversationId: conversation.id,
    recordingId: items.find(({ vision }) => vision !== null)?.vision ?? '',
    deviceId,
    cardId,
  }
  return { bearer, ids }
}

/** Parts of a path that are the same in every family. */
const sharedValues: Ids = { activity: 'quiz', day: startedAt.slice(0, 10), number: '1' }

const bodies = ({ wifiNetworkId }: Ids): Record<string, object> => ({
  'PATCH /accounts/:accountId/children/:childId/flags/:flagId': { read: true },
  'PATCH /accounts/:accountId/guardians/:guardianId': { role: 'guardian' },
  'PATCH /accounts/:accountId/children/:childId/memories/facts/:factId': { value: 'cars' },
  'POST /accounts/:accountId/children/:childId/memories/restore': { removedAt: startedAt },
  'POST /accounts/:accountId/children/:childId/screen-time/grants': { minutes: 15 },
  'POST /accounts/:accountId/devices/:deviceId/configuration': { wifiNetworkId },
})

const paramsOf = ({ path }: EndpointDefinition) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
const resourcesOf = (endpoint: EndpointDefinition) =>
  paramsOf(endpoint).filter((name) => name !== 'accountId' && !(name in sharedValues))
/** Calls for one family that name a resource: in the path, or a card, whose specified path names no family. */
const ofAFamily = endpoints.filter(
  (endpoint) =>
    (endpoint.path.startsWith('/accounts/:accountId/') || endpoint.path.startsWith('/cards/:cardId')) &&
    resourcesOf(endpoint).length > 0,
)

describe('a resource of another family', () => {
  test('every resource in a path has an id in this test', () => {
    const unknown = ofAFamily.flatMap((endpoint) => resourcesOf(endpoint).filter((name) => !named.ids[name]))
    expect(unknown).toEqual([])
    expect(ofAFamily.length).toBeGreaterThan(30)
  })

  test.each(['parent', 'superadmin'] as const)(
    'a %s who names one family finds nothing of another, on any path',
    async (caller) => {
      const bearer =
        caller === 'parent' ? named.bearer : (await server.createSignedInAccount({ role: 'superadmin' })).token
      const found: string[] = []
      for (const endpoint of ofAFamily) {
        const ids = { ...other.ids, accountId: named.ids.accountId ?? '' }
        // Their child, and then the family's own child with something that belongs to the other family's.
        const variants = resourcesOf(endpoint).length > 1 ? [ids, { ...ids, childId: named.ids.childId ?? '' }] : [ids]
        for (const variant of variants) {
          const status = await statusFor(endpoint, bearer, variant)
          if (status !== 404) found.push(`${endpointName(endpoint)}: ${status}`)
        }
      }
      expect(found).toEqual([])
    },
  )

  test('the same calls find the resources in their own family, so that the ids above are real', async () => {
    const superadmin = await server.createSignedInAccount({ role: 'superadmin' })
    const missing: string[] = []
    for (const endpoint of ofAFamily.toSorted(byConsequence)) {
      const status = await statusFor(endpoint, superadmin.token, other.ids)
      const isForOwnersAlone = endpoint.path.endsWith('/ownership') && status === 403
      if (status >= 300 && !isForOwnersAlone) missing.push(`${endpointName(endpoint)}: ${status}`)
    }
    expect(missing).toEqual([])
  })

  test('a card of another family cannot be registered, checked or assigned to a child across families', async () => {
    const { token: bearer } = await server.createSignedInAccount({ role: 'superadmin' })
    const { accountId = '' } = named.ids
    const card = await makeCard(server)
    await server.call('POST /cards/register', { bearer, body: { ...card, accountId: other.ids.accountId } })
    const body = { ...card, accountId }
    await expect(server.call('POST /cards/check', { bearer, body })).rejects.toMatchObject({ status: 409 })
    await expect(server.call('POST /cards/register', { bearer, body })).rejects.toMatchObject({ status: 409 })
    const foreignChild = { ...(await makeCard(server)), accountId, childId: other.ids.childId ?? null }
    await expect(server.call('POST /cards/register', { bearer, body: foreignChild })).rejects.toMatchObject({
      status: 400,
      details: [{ field: 'body.childId' }],
    })
  })
})

/** What deletes comes last, parts before what contains them, and what restores after that. */
function byConsequence(one: EndpointDefinition, another: EndpointDefinition) {
  const rank = ({ method, path }: EndpointDefinition) =>
    path.endsWith('/wifi-networks/:wifiNetworkId/restore') ? 1000 : method === 'DELETE' ? 500 - path.length : 0
  return rank(one) - rank(another)
}

async function statusFor(endpoint: EndpointDefinition, bearer: string, ids: Ids) {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? sharedValues[name] ?? '')
  const query = endpoint.path.includes(':accountId') ? '' : `?accountId=${ids.accountId}`
  const response = await server.fetch(versionPrefix + path + query, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${bearer}`,
      'access-reason': 'test',
      ...(endpoint.body ? { 'content-type': 'application/json' } : {}),
    },
    ...(endpoint.body ? { body: JSON.stringify(bodies(ids)[endpointName(endpoint)] ?? {}) } : {}),
  })
  return response.status
}
