import { changePlans as changeEndpoint, listPlansForAdmin } from '@pipit/contract/plans/plan-admin'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import { planStore } from '../plan-store.ts'
import { changePlans } from './change-plans.ts'

export function planAdminRoutes(app: FastifyInstance, database: Database) {
  route(app, listPlansForAdmin, async () => ({ items: await planStore(database).listForAdmin() }))

  route(app, changeEndpoint, ({ body: { accountIds, subscription } }) =>
    changePlans(database, accountIds, subscription),
  )
}
