import { endpointName, type EndpointDefinition } from './define-endpoint.ts'

/** What an entry of the audit trail calls each call; null where nothing of any family is shown or changed. */
const callActions = {
  'GET /accounts/:accountId': 'account.read',
  'PATCH /accounts/:accountId': 'account.changed',
  'DELETE /accounts/:accountId': 'account.deleted',
  'GET /accounts/:accountId/sign-in-methods': 'sign-in-methods.read',
  'GET /accounts/:accountId/sessions': 'sessions.read',
  'DELETE /accounts/:accountId/sessions': 'sessions.ended',
  'GET /accounts/:accountId/export': 'account.exported',
  'GET /accounts/:accountId/audit': 'audit.read',
  'GET /accounts/:accountId/home': 'home.read',
  'GET /accounts/:accountId/wifi-networks': 'wifi-networks.read',
  'POST /accounts/:accountId/wifi-networks': 'wifi-network.added',
  'GET /accounts/:accountId/wifi-networks/:wifiNetworkId': 'wifi-network.read',
  'PATCH /accounts/:accountId/wifi-networks/:wifiNetworkId': 'wifi-network.changed',
  'DELETE /accounts/:accountId/wifi-networks/:wifiNetworkId': 'wifi-network.removed',
  'POST /accounts/:accountId/wifi-networks/:wifiNetworkId/restore': 'wifi-network.restored',
  'GET /accounts/:accountId/wifi-networks/:wifiNetworkId/password': 'wifi-password.read',
  'GET /accounts/:accountId/children': 'children.read',
  'POST /accounts/:accountId/children': 'child.added',
  'GET /accounts/:accountId/children/:childId': 'child.read',
  'PATCH /accounts/:accountId/children/:childId': 'child.changed',
  'DELETE /accounts/:accountId/children/:childId': 'child.removed',
  'GET /accounts/:accountId/children/:childId/insights': 'insights.read',
  'GET /accounts/:accountId/children/:childId/transcripts': 'transcripts.read',
  'GET /accounts/:accountId/devices': 'devices.read',
  'POST /accounts/:accountId/devices/register': 'device.registered',
  'POST /accounts/:accountId/devices/check': 'device.checked',
  'GET /accounts/:accountId/devices/:deviceId': 'device.read',
  'PATCH /accounts/:accountId/devices/:deviceId': 'device.changed',
  'GET /accounts/:accountId/devices/:deviceId/device-api-key': 'device-api-key.read',
  'POST /accounts/:accountId/devices/:deviceId/configuration': 'device-configuration.read',
  'DELETE /accounts/:accountId/devices/:deviceId/deactivate': 'device.deactivated',
  'GET /auth/tokens/device/:deviceId': 'device.emulated',
  'GET /accounts/:accountId/cards': 'cards.read',
  'POST /cards/register': 'card.registered',
  'POST /cards/check': 'card.checked',
  'GET /cards/:cardId': 'card.read',
  'PATCH /cards/:cardId': 'card.changed',
  'DELETE /cards/:cardId/deactivate': 'card.deactivated',
  'POST /devices': 'devices.created',
  'POST /devices/batches/:batchId/factory-file': 'factory-file.taken',
  'POST /cards': 'cards.created',
  'POST /admin/accounts/list': 'accounts.listed',
  'POST /admin/accounts/export': 'accounts.exported',
  'POST /admin/accounts/delete': 'accounts.deletion-asked',
  'POST /admin/accounts/:accountId/open': 'account.opened',
  'PATCH /admin/accounts/email-verified': 'account.email-verified-set',
  'PATCH /admin/accounts/role': 'account.role-set',
  'PATCH /admin/accounts/disabled': 'account.disabled-set',
  'POST /admin/devices/list': 'devices.listed',
  'POST /admin/devices/export': 'devices.exported',
  'POST /admin/devices/delete': 'devices.deletion-asked',
  'POST /admin/devices/qr-codes': 'device-labels.printed',
  'GET /admin/devices/batches': null,
  'POST /admin/cards/list': 'cards.listed',
  'POST /admin/cards/export': 'cards.exported',
  'POST /admin/cards/delete': 'cards.deletion-asked',
  'POST /admin/cards/qr-codes': 'card-labels.printed',
  'GET /admin/cards/batches': null,
  'POST /admin/wait-list/list': 'wait-list.listed',
  'POST /admin/wait-list/export': 'wait-list.exported',
  'POST /admin/wait-list/invite': 'wait-list.invitation-asked',
  'GET /admin/audit': null,
  'GET /admin/jobs': null,
  'GET /admin/jobs/:jobId': null,
  'GET /admin/overview': null,
} as const

/** What jobs do for somebody, row by row. */
const jobActions = ['account.deleted', 'device.deleted', 'card.deleted'] as const

export type AuditAction = NonNullable<(typeof callActions)[keyof typeof callActions]> | (typeof jobActions)[number]

/** Whether a call belongs in the audit trail when a superadmin makes it, and under which name. One that nobody has named
 * yet is recorded all the same. */
export function auditActionOf(endpoint: EndpointDefinition): string | null {
  const name = endpointName(endpoint)
  if (name in callActions) return callActions[name as keyof typeof callActions]
  return /^\/(admin|accounts\/:accountId)(\/|$)/.test(endpoint.path) ? name : null
}
