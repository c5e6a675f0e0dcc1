import { listFlags, markFlag } from '@pipit/contract/flags'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import { orNotFound } from '../../api-error.ts'
import { route } from '../../http/route.ts'
import { protectFlag } from './protected-flags.ts'
import { flagStore, toCursor, type FlagRow } from './flag-store.ts'

export function flagRoutes(app: FastifyInstance, database: Database) {
  const store = flagStore(database)

  route(app, listFlags, async ({ params, query }) => {
    const rows = orNotFound(await store.list(params.accountId, params.childId, query))
    const items = rows.slice(0, query.limit)
    const last = items.at(-1)
    return { items: items.map(toFlag), nextCursor: rows.length > query.limit && last ? toCursor(last) : null }
  })

  route(app, markFlag, async ({ params: { accountId, childId, flagId }, body }) =>
    toFlag(orNotFound(await store.mark(accountId, childId, flagId, body.read))),
  )
}

function toFlag({ at, readAt, ...flag }: FlagRow) {
  return { ...protectFlag(flag), at: at.toISOString(), readAt: readAt?.toISOString() ?? null }
}
