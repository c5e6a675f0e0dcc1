import { z } from 'zod'
import { accountRoles } from './access.ts'
import { account } from './accounts.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { lifeStatuses } from './devices.ts'
import { accountId, binaryFile, name, nothing, randomId, time } from './fields.ts'
import { listOf, page, rowResults } from './lists.ts'

const sortOrder = z.enum(['newest', 'oldest']).default('newest')
const search = z.string().trim().max(200).optional()

export const listAccounts = defineEndpoint({
  method: 'POST',
  path: '/admin/accounts/list',
  summary: 'All accounts: searched, filtered, sorted, paged',
  needs: 'account:superadmin',
  body: page.extend({
    search,
    role: z.enum(accountRoles).optional(),
    emailVerified: z.boolean().optional(),
    createdFrom: time.optional(),
    createdTo: time.optional(),
    sort: sortOrder,
  }),
  responses: { 200: listOf(account) },
})

export const deleteAccounts = defineEndpoint({
  method: 'POST',
  path: '/admin/accounts/delete',
  summary: 'Delete accounts with all that belongs to them',
  needs: 'account:superadmin',
  body: z.object({ ids: z.array(accountId).min(1).max(1000) }),
  responses: { 200: rowResults },
})

export const setEmailVerified = defineEndpoint({
  method: 'PATCH',
  path: '/admin/accounts/email-verified',
  summary: 'Say that an account’s address is verified, or is not',
  needs: 'account:superadmin',
  body: z.object({ accountId, emailVerified: z.boolean() }),
  responses: { 204: nothing },
})

export const setRole = defineEndpoint({
  method: 'PATCH',
  path: '/admin/accounts/role',
  summary: 'Set an account’s role',
  needs: 'account:superadmin',
  body: z.object({ accountId, role: z.enum(accountRoles) }),
  responses: { 204: nothing },
})

const fleetFilters = page.extend({
  search,
  status: z.enum(lifeStatuses).optional(),
  batchId: z.uuid().optional(),
  accountId: accountId.optional(),
  sort: sortOrder,
})

const fleetRow = z.object({
  id: randomId,
  name: name.nullable(),
  status: z.enum(lifeStatuses),
  batchId: z.uuid(),
  batchLabel: z.string(),
  accountId: accountId.nullable(),
  accountEmail: z.string().nullable(),
  childName: z.string().nullable(),
  createdAt: time,
})

export const listAllDevices = defineEndpoint({
  method: 'POST',
  path: '/admin/devices/list',
  summary: 'All devices: searched, filtered, sorted, paged',
  needs: 'device:superadmin',
  body: fleetFilters.extend({ online: z.boolean().optional(), firmware: z.string().max(100).optional() }),
  responses: {
    200: listOf(fleetRow.extend({ online: z.boolean(), lastSeenAt: time.nullable(), firmware: z.string().nullable() })),
  },
})

export const listAllCards = defineEndpoint({
  method: 'POST',
  path: '/admin/cards/list',
  summary: 'All cards: searched, filtered, sorted, paged',
  needs: 'card:superadmin',
  body: fleetFilters.extend({ activity: z.string().max(40).optional() }),
  responses: { 200: listOf(fleetRow.extend({ activity: z.string() })) },
})

const deletion = z.object({
  ids: z.array(randomId).min(1).max(10_000),
  /** Registered ones belong to a family; they go only when this says so. */
  evenIfRegistered: z.boolean().default(false),
})

export const deleteDevices = defineEndpoint({
  method: 'POST',
  path: '/admin/devices/delete',
  summary: 'Delete devices',
  needs: 'device:superadmin',
  body: deletion,
  responses: { 200: rowResults },
})

export const deleteCards = defineEndpoint({
  method: 'POST',
  path: '/admin/cards/delete',
  summary: 'Delete cards',
  needs: 'card:superadmin',
  body: deletion,
  responses: { 200: rowResults },
})

const sheet = z
  .object({
    ids: z.array(randomId).max(10_000).optional(),
    batchId: z.uuid().optional(),
    format: z.enum(['pdf', 'svg-zip']).default('pdf'),
    paper: z.enum(['a4', 'letter']).default('a4'),
    columns: z.int().min(1).max(20).default(4),
    rows: z.int().min(1).max(30).default(6),
    cutMarks: z.boolean().default(true),
  })
  .refine((wanted) => (wanted.ids === undefined) !== (wanted.batchId === undefined), {
    path: ['ids'],
    message: 'Name either the ids or the batch.',
  })

export const deviceQrCodes = defineEndpoint({
  method: 'POST',
  path: '/admin/devices/qr-codes',
  summary: 'QR codes of devices as a sheet of labels or a ZIP of pictures',
  needs: 'device:superadmin',
  body: sheet,
  responses: { 200: binaryFile },
})

export const cardQrCodes = defineEndpoint({
  method: 'POST',
  path: '/admin/cards/qr-codes',
  summary: 'QR codes of cards as a sheet of labels or a ZIP of pictures',
  needs: 'card:superadmin',
  body: sheet,
  responses: { 200: binaryFile },
})
