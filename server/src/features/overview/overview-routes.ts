import { readOverview } from '@pipit/contract/overview'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/connect.ts'
import { route } from '../../http/route.ts'
import { createOverviewReader } from './read-overview.ts'

export function overviewRoutes(app: FastifyInstance, database: Database) {
  route(app, readOverview, createOverviewReader(database))
}
