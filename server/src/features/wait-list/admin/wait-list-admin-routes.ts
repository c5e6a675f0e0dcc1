import { exportWaitList, inviteFromWaitList, listWaitList as listEndpoint } from '@pipit/contract/wait-list'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import { requireAccountId } from '../../../access/require-account.ts'
import { csvFile, exportPageSize } from '../../../http/csv.ts'
import { withTotal } from '../../../database/count-rows.ts'
import { route } from '../../../http/route.ts'
import type { StartBulkJob } from '../../jobs/start-bulk-job.ts'
import { countWaitList, listWaitList } from './list-wait-list.ts'

type Entry = Awaited<ReturnType<typeof listWaitList>>['items'][number]

const columns = {
  email: ({ email }: Entry) => email,
  createdAt: ({ createdAt }: Entry) => createdAt,
  invitedAt: ({ invitedAt }: Entry) => invitedAt,
}

export function waitListAdminRoutes(
  app: FastifyInstance,
  { database, startBulkJob }: { database: Database; startBulkJob: StartBulkJob },
) {
  route(app, listEndpoint, ({ body: { cursor, limit, ...filters } }) =>
    withTotal(listWaitList(database, filters, { cursor, limit }), countWaitList(database, filters)),
  )

  route(app, exportWaitList, ({ body }) =>
    csvFile('wait-list', columns, (cursor) => listWaitList(database, body, { cursor, limit: exportPageSize })),
  )

  route(app, inviteFromWaitList, ({ body, principal }) =>
    startBulkJob({ kind: 'invite', requestedBy: requireAccountId(principal), ...body }),
  )
}
