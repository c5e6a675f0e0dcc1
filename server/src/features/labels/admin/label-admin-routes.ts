import {
  deleteCards,
  deleteDevices,
  exportCards,
  exportDevices,
  listAllCards as listAllCardsEndpoint,
  listAllDevices as listAllDevicesEndpoint,
  listCardBatches,
  listDeviceBatches,
} from '@pipit/contract/labels/label-admin'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import { requireAccountId } from '../../../access/require-account.ts'
import { csvFile, exportPageSize } from '../../../http/csv.ts'
import { readCursor } from '../../../http/id-pagination.ts'
import { withTotal } from '../../../database/count-rows.ts'
import { route } from '../../../http/route.ts'
import type { StartBulkJob } from '../../jobs/start-bulk-job.ts'
import { listBatches } from './list-batches.ts'
import { countCards, countDevices, listAllCards, listAllDevices } from './list-labels.ts'

type Device = Awaited<ReturnType<typeof listAllDevices>>['items'][number]
type Card = Awaited<ReturnType<typeof listAllCards>>['items'][number]
type Label = Device | Card

const columns = {
  id: ({ id }: Label) => id,
  status: ({ status }: Label) => status,
  batch: ({ batchLabel }: Label) => batchLabel,
  accountId: ({ accountId }: Label) => accountId,
  accountEmail: ({ accountEmail }: Label) => accountEmail,
  createdAt: ({ createdAt }: Label) => createdAt,
  registeredAt: ({ registeredAt }: Label) => registeredAt,
}
const deviceColumns = {
  ...columns,
  hardwareModel: ({ hardwareModel }: Device) => hardwareModel,
  firmware: ({ firmware }: Device) => firmware,
  online: ({ online }: Device) => online,
  lastSeenAt: ({ lastSeenAt }: Device) => lastSeenAt,
}
const cardColumns = { ...columns, activity: ({ activity }: Card) => activity }

/** The devices and cards of all families, for superadmins. */
export function labelAdminRoutes(
  app: FastifyInstance,
  { database, startBulkJob }: { database: Database; startBulkJob: StartBulkJob },
) {
  route(app, listAllDevicesEndpoint, ({ body: { cursor, limit, ...filters } }) =>
    withTotal(listAllDevices(database, filters, { cursor, limit }), countDevices(database, filters)),
  )

  route(app, exportDevices, ({ body }) =>
    csvFile('devices', deviceColumns, (cursor) => listAllDevices(database, body, { cursor, limit: exportPageSize })),
  )

  route(app, listAllCardsEndpoint, ({ body: { cursor, limit, ...filters } }) =>
    withTotal(listAllCards(database, filters, { cursor, limit }), countCards(database, filters)),
  )

  route(app, exportCards, ({ body }) =>
    csvFile('cards', cardColumns, (cursor) => listAllCards(database, body, { cursor, limit: exportPageSize })),
  )

  route(app, listDeviceBatches, ({ query: { cursor, limit } }) =>
    listBatches(database, 'devices', { cursor: readCursor(cursor), limit }),
  )

  route(app, listCardBatches, ({ query: { cursor, limit } }) =>
    listBatches(database, 'cards', { cursor: readCursor(cursor), limit }),
  )

  route(app, deleteDevices, ({ body, principal }) =>
    startBulkJob({ kind: 'delete-devices', requestedBy: requireAccountId(principal), ...body }),
  )

  route(app, deleteCards, ({ body, principal }) =>
    startBulkJob({ kind: 'delete-cards', requestedBy: requireAccountId(principal), ...body }),
  )
}
