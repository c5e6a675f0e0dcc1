import { z } from 'zod'
import { startedJob } from '../jobs/bulk-jobs.ts'
import { defineEndpoint } from '../api/define-endpoint.ts'
import { accountId, binaryFile, randomId, storedName, time } from '../api/fields.ts'
import { deviceProtocols } from '../devices/devices.ts'
import { lifeStatuses } from './labels.ts'
import { countedListOf, listOf, page } from '../api/pagination.ts'
import { longPage, search } from '../api/search.ts'

const labelFilters = {
  /** A prefix of the id, of a word of the name or of the batch's label, or of the family's address. */
  search,
  status: z.enum(lifeStatuses).optional(),
  batchId: z.uuid().optional(),
  accountId: accountId.optional(),
  sort: z.enum(['newest', 'oldest']).optional(),
}
const deviceFilters = {
  ...labelFilters,
  /** False: registered, and not connected. */
  online: z.boolean().optional(),
  firmware: z.string().max(100).optional(),
}
const cardFilters = { ...labelFilters, activity: z.string().max(40).optional() }

const labelRow = z.object({
  id: randomId,
  name: storedName.nullable(),
  status: z.enum(lifeStatuses),
  batchId: z.uuid(),
  batchLabel: z.string(),
  accountId: accountId.nullable(),
  accountEmail: z.string().nullable(),
  childName: z.string().nullable(),
  createdAt: time,
  registeredAt: time.nullable(),
})

export const listAllDevices = defineEndpoint({
  method: 'POST',
  path: '/admin/devices/list',
  summary: 'All devices: searched, filtered, sorted, paged',
  needs: 'device:superadmin',
  concerns: 'family in body',
  action: 'devices.listed',
  body: z.object({ ...longPage, ...deviceFilters }),
  responses: {
    200: countedListOf(
      labelRow.extend({
        protocol: z.enum(deviceProtocols),
        /** It is null for a board, which comes from no batch of ours. */
        batchId: z.uuid().nullable(),
        batchLabel: z.string().nullable(),
        online: z.boolean(),
        lastSeenAt: time.nullable(),
        firmware: z.string().nullable(),
        hardwareModel: z.string(),
      }),
    ),
  },
})

export const exportDevices = defineEndpoint({
  method: 'POST',
  path: '/admin/devices/export',
  summary: 'All devices that match the filters, as a CSV file',
  needs: 'device:superadmin',
  concerns: 'family in body',
  action: 'devices.exported',
  body: z.object(deviceFilters),
  responses: { 200: binaryFile('text/csv') },
})

export const listAllCards = defineEndpoint({
  method: 'POST',
  path: '/admin/cards/list',
  summary: 'All cards: searched, filtered, sorted, paged',
  needs: 'card:superadmin',
  concerns: 'family in body',
  action: 'cards.listed',
  body: z.object({ ...longPage, ...cardFilters }),
  responses: { 200: countedListOf(labelRow.extend({ activity: z.string() })) },
})

export const exportCards = defineEndpoint({
  method: 'POST',
  path: '/admin/cards/export',
  summary: 'All cards that match the filters, as a CSV file',
  needs: 'card:superadmin',
  concerns: 'family in body',
  action: 'cards.exported',
  body: z.object(cardFilters),
  responses: { 200: binaryFile('text/csv') },
})

const batch = z.object({ id: z.uuid(), label: z.string(), note: z.string(), count: z.int(), createdAt: time })

export const listDeviceBatches = defineEndpoint({
  method: 'GET',
  path: '/admin/devices/batches',
  summary: 'Batches of devices, newest first',
  needs: 'device:superadmin',
  concerns: 'installation',
  action: null,
  query: page,
  /** The time is null until the factory file is downloaded. */
  responses: { 200: listOf(batch.extend({ factoryFileDownloadedAt: time.nullable() })) },
})

export const listCardBatches = defineEndpoint({
  method: 'GET',
  path: '/admin/cards/batches',
  summary: 'Batches of cards, newest first',
  needs: 'card:superadmin',
  concerns: 'installation',
  action: null,
  query: page,
  responses: { 200: listOf(batch) },
})

const deletion = z.object({
  ids: z.array(randomId).min(1, /*i18n*/ 'Choose at least one.').max(10_000, /*i18n*/ 'At most 10,000.'),
  /** Registered ones are otherwise not deleted, because they belong to a family. */
  evenIfRegistered: z.boolean().default(false),
})

export const deleteDevices = defineEndpoint({
  method: 'POST',
  path: '/admin/devices/delete',
  summary: 'Delete devices, as a job',
  needs: 'device:superadmin',
  concerns: 'installation',
  action: 'devices.deletion-started',
  body: deletion,
  responses: { 201: startedJob },
})

export const deleteCards = defineEndpoint({
  method: 'POST',
  path: '/admin/cards/delete',
  summary: 'Delete cards, as a job',
  needs: 'card:superadmin',
  concerns: 'installation',
  action: 'cards.deletion-started',
  body: deletion,
  responses: { 201: startedJob },
})
