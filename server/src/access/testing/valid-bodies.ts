import { randomUUID } from 'node:crypto'
import { aBrowser } from '@pipit/test-kit/push/browser'

const id = '0'.repeat(26)
const uuid = randomUUID()
/** A valid body for each call that takes one; `{}` for those that are not named. */
export const validBodies = (accountId: string): Record<string, object> => ({
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
  'POST /admin/devices/list': { accountId },
  'POST /admin/devices/export': { accountId },
  'POST /admin/cards/list': { accountId },
  'POST /admin/cards/export': { accountId },
  'POST /admin/audit/list': { accountId },
  'POST /admin/audit/export': { accountId },
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
/** The query of the upload of a firmware image. */
export const imageQuery = new URLSearchParams({
  protocol: 'pipit',
  hardwareModel: 'one',
  version: '1.0.0',
  signature: `${'A'.repeat(86)}==`,
})
