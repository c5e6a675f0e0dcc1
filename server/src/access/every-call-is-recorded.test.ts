import { randomUUID } from 'node:crypto'
import { auditActionOf } from '@pipit/contract/audit/audit-actions'
import { endpointName, versionPrefix, type EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import { endpoints } from '@pipit/contract/api/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../testing/start-test-server.ts'
import { aFamily } from '../testing/family.ts'
import { aBrowser } from '../testing/push/browser.ts'
import { installationChain } from './audit-trail/audit-trail.ts'

const server = startTestServer()
let family: Awaited<ReturnType<typeof aFamily>>
beforeAll(async () => {
  family = await aFamily(server)
})

/** Calls that read no personal data and change nothing. */
const unrecorded = new Set([
  'GET /admin/background-jobs',
  'GET /admin/jobs',
  'GET /admin/jobs/:jobId',
  'GET /admin/overview',
  'GET /admin/plans',
  'GET /admin/firmware/images',
  'GET /admin/firmware/images/:imageId',
  'GET /admin/firmware/settings',
  'GET /admin/firmware/rollouts',
  'GET /admin/firmware/rollouts/:rolloutId',
  'GET /admin/firmware/fleet',
  'GET /admin/devices/batches',
  'GET /admin/cards/batches',
  'GET /admin/devices/qr-codes/:progressKey/progress',
  'GET /admin/cards/qr-codes/:progressKey/progress',
  'GET /devices/batches/:idempotencyKey/progress',
  'GET /cards/batches/:idempotencyKey/progress',
])

const id = '0'.repeat(26)
const uuid = randomUUID()
const bodies = (accountId: string): Record<string, object> => ({
  'POST /accounts/:accountId/wifi-networks': { ssid: 'Home', password: 'correct horse' },
  'POST /accounts/:accountId/consents': { version: 1 },
  'POST /accounts/:accountId/push-subscriptions': aBrowser('https://fcm.googleapis.com/fcm/send/1').subscription,
  'POST /accounts/:accountId/second-contact': { name: 'Granny', email: 'granny@example.org' },
  'POST /accounts/:accountId/guardians/invitations': { email: 'aunt@example.org', role: 'viewer' },
  'PATCH /accounts/:accountId/guardians/:guardianId': { role: 'viewer' },
  'POST /accounts/:accountId/children': { name: 'Ada', proficiencyLevel: 'simple', contentMaturity: 'preschool' },
  'PATCH /accounts/:accountId/children/:childId/flags/:flagId': { read: true },
  'PATCH /accounts/:accountId/children/:childId/memories/facts/:factId': { value: 'Bruno' },
  'POST /accounts/:accountId/children/:childId/screen-time/grants': { minutes: 15 },
  'POST /accounts/:accountId/children/:childId/memories/restore': { removedAt: new Date().toISOString() },
  'POST /accounts/:accountId/devices/register': { claimCode: id },
  'POST /accounts/:accountId/devices/check-board': { code: '000000' },
  'POST /accounts/:accountId/devices/claim-board': { code: '000000' },
  'POST /accounts/:accountId/devices/check': { claimCode: id },
  'POST /admin/board-keys': { boards: [{ serialNumber: 'SN-1', key: '0'.repeat(64) }] },
  'POST /accounts/:accountId/devices/possession-challenges': { claimCode: id },
  'POST /accounts/:accountId/devices/:deviceId/configuration': { wifiNetworkId: uuid },
  'POST /cards/register': { claimCode: id, accountId },
  'POST /cards/check': { claimCode: id, accountId },
  'POST /devices': { count: 1, label: 'First', hardwareModel: 'one' },
  'POST /cards': { count: 1, label: 'First', activity: 'story' },
  'POST /devices/batches/:batchId/factory-file': { format: 'json' },
  'POST /admin/accounts/:accountId/open': { reason: 'They called' },
  'POST /admin/accounts/delete': { ids: [uuid] },
  'PATCH /admin/accounts/email-verified': { accountId, emailVerified: true },
  'PATCH /admin/accounts/role': { accountId, role: 'parent' },
  'PATCH /admin/accounts/disabled': { accountId, disabled: false },
  'PATCH /admin/accounts/subscription': { accountIds: [accountId], subscription: 'own-server' },
  'POST /admin/devices/delete': { ids: [id] },
  'POST /admin/devices/:deviceId/release-code': { reason: 'They have the receipt' },
  'POST /admin/devices/qr-codes': { ids: [id] },
  'POST /admin/cards/delete': { ids: [id] },
  'POST /admin/cards/qr-codes': { ids: [id] },
  'POST /admin/wait-list/invite': { ids: ['1'] },
  'POST /admin/firmware/rollouts': { imageId: uuid },
  'POST /admin/firmware/rollouts/:rolloutId/advance': { stage: 0 },
  'POST /admin/firmware/rollouts/:rolloutId/resume': { state: 'paused' },
})
/** Of an upload. */
const imageQuery = new URLSearchParams({
  protocol: 'pipit',
  hardwareModel: 'one',
  version: '1.0.0',
  signature: `${'A'.repeat(86)}==`,
})

const familyEndpoints = endpoints.filter(
  ({ path }) =>
    path.startsWith('/accounts/:accountId') ||
    path.includes(':cardId') ||
    path === '/cards/register' ||
    path === '/cards/check',
)
const installationEndpoints = endpoints.filter(
  (endpoint) =>
    (endpoint.path.startsWith('/admin/') ||
      [endpoint.needs].flat().some((scope) => /^(device|card|chat):create$/.test(scope))) &&
    !unrecorded.has(endpointName(endpoint)),
)
const each = (list: readonly EndpointDefinition[]) =>
  list.map((endpoint) => [endpointName(endpoint), endpoint] as const)

describe('calls of a superadmin', () => {
  // Deleting the account needs a recent sign-in, which `call` takes away, so the family survives this test.
  test.each(each(familyEndpoints))(
    'a superadmin’s call %s for another family is recorded in that family’s audit trail',
    async (name, endpoint) => {
      const admin = await call(endpoint, family.accountId)
      expect(await entriesOf(admin)).toEqual([{ action: auditActionOf(endpoint), account: family.accountId }])
      expect(auditActionOf(endpoint), 'has its own audit action').not.toBe(name)
    },
  )

  test.each(each(installationEndpoints))(
    'a superadmin’s call %s for the whole installation is recorded in the audit trail',
    async (name, endpoint) => {
      const admin = await call(endpoint, family.accountId)
      expect(await entriesOf(admin)).toMatchObject([{ action: auditActionOf(endpoint) }])
      expect(auditActionOf(endpoint), 'has its own audit action').not.toBe(name)
    },
  )

  // The parental consent is recorded whoever gives or withdraws it.
  const alwaysRecorded = new Set(['POST /accounts/:accountId/consents', 'DELETE /accounts/:accountId/consents'])
  const ofAnAccount = familyEndpoints.filter(({ path }) => path.includes(':accountId'))
  test.each(each(ofAnAccount.filter((endpoint) => !alwaysRecorded.has(endpointName(endpoint)))))(
    'a superadmin’s call %s for their own account is not recorded',
    async (_, endpoint) => {
      expect(await entriesOf(await call(endpoint, null))).toEqual([])
    },
  )
})

async function call(endpoint: EndpointDefinition, accountId: string | null) {
  const admin = await server.createSignedInAccount({ role: 'superadmin' })
  if (endpointName(endpoint) === 'DELETE /accounts/:accountId') {
    await server.database.pool.query("update sessions set signed_in_at = now() - interval '1 hour' where id = $1", [
      admin.sessionId,
    ])
  }
  const targetAccountId = accountId ?? admin.accountId
  const path = endpoint.path
    .replace(':accountId', targetAccountId)
    .replace(':deviceId', family.deviceId)
    .replace(':cardId', family.cardId)
    .replace(':backgroundJobId', '1')
    .replace(':day', '2026-01-01')
    .replace(':number', '1')
    .replaceAll(/:\w+/g, uuid)
  await server.fetch(versionPrefix + path + (endpoint.uploads ? `?${imageQuery}` : ''), {
    method: endpoint.method,
    headers: {
      ...admin.headers,
      'access-reason': 'They called',
      ...(endpoint.body ? { 'content-type': 'application/json' } : {}),
      ...(endpoint.uploads ? { 'content-type': 'application/octet-stream' } : {}),
    },
    ...(endpoint.body ? { body: JSON.stringify(bodies(targetAccountId)[endpointName(endpoint)] ?? {}) } : {}),
  })
  return admin.accountId
}

async function entriesOf(actorId: string) {
  const { rows } = await server.database.pool.query<{ action: string; account: string | null }>(
    'select action, nullif(account_id, $2) as account from audit_entries where actor_id = $1',
    [actorId, installationChain],
  )
  return rows
}
