import { joinWaitList } from '@pipit/contract/wait-list'
import type { Queries } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import { requestLanguage } from '../../http/request-language.ts'
import { route } from '../../http/route.ts'
import { waitListStore } from './wait-list-store.ts'

export function waitListRoutes(app: FastifyInstance, db: Queries) {
  const store = waitListStore(db)

  route(app, joinWaitList, ({ body, request }) => store.add(body.email, requestLanguage(request)), {
    rateLimit: { max: 10, timeWindow: '1 minute' },
  })
}
