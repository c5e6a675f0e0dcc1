import { joinWaitList } from '@pipit/contract/wait-list'
import { sql as expression } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/connect.ts'
import { waitListEntries } from '../../database/schema/accounts.ts'
import { route } from '../../http/route.ts'

export function waitListRoutes(app: FastifyInstance, { sql }: Database) {
  const keep = sql
    .insert(waitListEntries)
    .values({ email: expression.placeholder('email') })
    .onConflictDoNothing()
    .prepare('keep_wait_list_entry')

  route(
    app,
    joinWaitList,
    async ({ body }) => {
      await keep.execute({ email: body.email })
    },
    { rateLimit: { max: 10, timeWindow: '1 minute' } },
  )
}
