import { day } from '@pipit/contract/api/fields'
import { listInsights } from '@pipit/contract/insights/insights'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import { readCursor } from '../../http/id-pagination.ts'
import { route } from '../../http/route.ts'
import { createInsightReader } from './read-insights.ts'

export function insightRoutes(app: FastifyInstance, database: Database) {
  const read = createInsightReader(database)
  route(app, listInsights, ({ params, query: { cursor, ...days } }) =>
    read(params.accountId, params.childId, { ...days, cursor: readCursor(cursor, day) }),
  )
}
