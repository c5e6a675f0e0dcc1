import { listAudit, openAccount, readAccountAudit } from '@pipit/contract/audit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../database/connect.ts'
import { Failure, orNotFound } from '../../http/failure.ts'
import { readCursor, toPage } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { findAccount } from '../accounts/find-account.ts'
import { auditStore } from './audit-store.ts'
import { familyAudit, toEntry } from './family-audit.ts'

const entryId = z.string().regex(/^[1-9][0-9]{0,17}$/)

export function auditRoutes(app: FastifyInstance, database: Database) {
  const store = auditStore(database)

  route(app, readAccountAudit, ({ params, query: { cursor, limit } }) =>
    familyAudit(database).list(params.accountId, { cursor: readCursor(cursor, entryId), limit }),
  )

  route(app, listAudit, async ({ query: { cursor, limit, ...filters } }) => {
    const [by, ...more] = (['actorId', 'accountId', 'action'] as const).flatMap((field) =>
      filters[field] === undefined ? [] : [{ field, value: filters[field] }],
    )
    if (more.length > 0) {
      throw new Failure('invalid-request', more.map(({ field }) => ({ field: `query.${field}`, message: 'Choose one of these at a time.' })))
    }
    const { items, nextCursor } = toPage(await store.list({ by, before: readCursor(cursor, entryId), limit }), limit)
    return { items: items.map((row) => ({ ...toEntry(row), actorId: row.actorId, accountId: row.accountId })), nextCursor }
  })

  // The reason is in the trail before this is reached, as everything that a superadmin asks.
  route(app, openAccount, async ({ params }) => void orNotFound(await findAccount(database, params.accountId)))
}
