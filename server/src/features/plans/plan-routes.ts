import { listSubscriptions } from '@pipit/contract/reference-lists'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { planStore } from './plan-store.ts'

export function planRoutes(app: FastifyInstance, database: Database) {
  route(app, listSubscriptions, async () => ({ items: await planStore(database).list() }))
}
