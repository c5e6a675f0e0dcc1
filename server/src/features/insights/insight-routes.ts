import { day } from '@pipit/contract/api/fields'
import { listInsights, listMonths, readBestMoment, readKeepsake } from '@pipit/contract/insights/insights'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import { orNotFound } from '../../api-error.ts'
import { readCursor } from '../../http/id-pagination.ts'
import { route } from '../../http/route.ts'
import { monthStore } from './month-store.ts'
import { findLatestMoment } from './latest-moments.ts'
import { createInsightReader } from './read-insights.ts'
import { composeKeepsake } from './compose-keepsake.ts'

export function insightRoutes(app: FastifyInstance, database: Database) {
  const read = createInsightReader(database)
  route(app, listInsights, ({ params, query: { cursor, ...days } }) =>
    read(params.accountId, params.childId, { ...days, cursor: readCursor(cursor, day) }),
  )
  route(app, listMonths, async ({ params, query }) => ({
    items: orNotFound(await monthStore(database).list(params, query)),
  }))
  route(app, readBestMoment, ({ params }) => findLatestMoment(database, params))
  route(app, readKeepsake, ({ params }) => composeKeepsake(database, params, params.day))
}
