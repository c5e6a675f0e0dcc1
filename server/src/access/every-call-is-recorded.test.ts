import { endpointName, versionPrefix, type EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import { isForParents } from '@pipit/contract/api/describe-endpoint'
import { endpoints } from '@pipit/contract/api/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aFamily } from '@pipit/test-kit/family'
import { auditEntriesOf, callEndpoint } from './testing/call-endpoint.ts'

const server = startTestServer()
let family: Awaited<ReturnType<typeof aFamily>>
beforeAll(async () => {
  family = await aFamily(server)
})

/** Calls that read no personal data and change nothing. */
const unrecorded = [
  'GET /admin/background-jobs',
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
]

/** Calls of somebody who has signed in that are about nobody but the caller. */
const ofTheCaller = [
  'POST /auth/sign-out',
  'POST /guardian-invitations/accept',
  'GET /admin/jobs',
  'GET /admin/jobs/:jobId',
]

const guarded = endpoints.filter(({ needs }) => needs !== 'anyone' && needs !== 'identity token')
const ofOneFamily = guarded.filter(({ concerns }) => concerns !== 'installation' && concerns !== 'no family')
const ofTheInstallation = guarded.filter(({ concerns, action }) => concerns === 'installation' && action !== null)
const each = (list: readonly EndpointDefinition[]) =>
  list.map((endpoint) => [endpointName(endpoint), endpoint] as const)

describe('calls of a superadmin', () => {
  // Deleting the account needs a recent sign-in, which `call` takes away, so the family survives this test.
  test.each(each(ofOneFamily))(
    'a superadmin’s call %s for another family is recorded in that family’s audit trail',
    async (_, endpoint) => {
      expect(await entriesOfCall(endpoint, family.accountId)).toEqual([
        { action: endpoint.action, account: family.accountId },
      ])
    },
  )

  test.each(each(ofTheInstallation))(
    'a superadmin’s call %s for the whole installation is recorded in the audit trail',
    async (_, endpoint) => {
      expect(await entriesOfCall(endpoint, family.accountId)).toEqual([{ action: endpoint.action, account: null }])
    },
  )

  test.each(each(ofOneFamily.filter((endpoint) => endpoint.concerns === 'family in body' && !isForParents(endpoint))))(
    'a superadmin’s call %s that names no family is refused, or recorded for the whole installation',
    async (_, endpoint) => {
      const admin = await server.createSignedInAccount({ role: 'superadmin' })
      const isList = endpoint.method === 'POST'
      const response = await server.fetch(versionPrefix + endpoint.path, {
        method: endpoint.method,
        headers: { ...admin.headers, 'content-type': 'application/json' },
        body: '{}',
      })
      expect(response.status).toBe(isList ? 200 : 400)
      const recorded = isList ? [{ action: endpoint.action, account: null }] : []
      expect(await auditEntriesOf(server, admin.accountId)).toEqual(recorded)
    },
  )

  // The parental consent is recorded whoever gives or withdraws it.
  const alwaysRecorded = new Set(['POST /accounts/:accountId/consents', 'DELETE /accounts/:accountId/consents'])
  const ofParents = ofOneFamily.filter(({ path }) => path.startsWith('/accounts/:accountId'))
  test.each(each(ofParents.filter((endpoint) => !alwaysRecorded.has(endpointName(endpoint)))))(
    'a superadmin’s call %s for their own account is not recorded',
    async (_, endpoint) => {
      expect(await entriesOfCall(endpoint, null)).toEqual([])
    },
  )

  test('only calls that show and change nobody’s data have no name in the audit trail', () => {
    const unnamed = guarded.filter(({ action = null }) => action === null).map(endpointName)
    expect(unnamed.toSorted()).toEqual([...unrecorded, ...ofTheCaller].toSorted())
  })
})

async function entriesOfCall(endpoint: EndpointDefinition, accountId: string | null) {
  const admin = await server.createSignedInAccount({ role: 'superadmin' })
  if (endpointName(endpoint) === 'DELETE /accounts/:accountId') {
    await server.database.pool.query("update sessions set signed_in_at = now() - interval '1 hour' where id = $1", [
      admin.sessionId,
    ])
  }
  const { deviceId, cardId } = family
  await callEndpoint(server, endpoint, {
    accountId: accountId ?? admin.accountId,
    ids: { deviceId, cardId },
    headers: admin.headers,
  })
  return auditEntriesOf(server, admin.accountId)
}
