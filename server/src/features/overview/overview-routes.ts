import { readOverview } from '@pipit/contract/overview'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { createOverviewReader } from './read-overview.ts'

export function overviewRoutes(app: FastifyInstance, database: Database) {
  route(app, readOverview, createOverviewReader(database))
}
