import { readHome } from '@pipit/contract/home'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/connect.ts'
import { route } from '../../http/route.ts'
import { createHomeReader } from './read-home.ts'

export function homeRoutes(app: FastifyInstance, database: Database) {
  const read = createHomeReader(database)
  route(app, readHome, ({ params }) => read(params.accountId))
}
