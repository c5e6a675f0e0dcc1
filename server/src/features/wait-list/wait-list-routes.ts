import { joinWaitList } from '@pipit/contract/wait-list'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/connect.ts'
import { waitListEntries } from '../../database/schema.ts'
import { route } from '../../http/route.ts'

export function waitListRoutes(app: FastifyInstance, { sql }: Database) {
  route(
    app,
    joinWaitList,
    async ({ body }) => {
      await sql.insert(waitListEntries).values({ email: body.email }).onConflictDoNothing()
    },
    { rateLimit: { max: 10, timeWindow: '1 minute' } },
  )
}
