import { exportAudit, listAudit, openAccount, readAccountAudit, verifyAudit } from '@pipit/contract/audit/audit'
import type { ApiResponse } from '@pipit/contract/api/client'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { csvFile, exportPageSize } from '../../http/csv.ts'
import { ApiError, orNotFound } from '../../http/api-error.ts'
import { readCursor, toPage } from '../../http/id-pagination.ts'
import { route } from '../../http/route.ts'
import { findAccount } from '../accounts/find-account.ts'
import { auditStore } from './audit-store.ts'
import { familyAudit, toEntry } from './family-audit.ts'
import { verifyAuditTrail, type Verification, type VerificationDependencies } from './verify-audit-trail.ts'

const entryId = z.string().regex(/^[1-9][0-9]{0,17}$/)

const fields = ['actorId', 'accountId', 'action'] as const
type Filters = { [Field in (typeof fields)[number]]?: string | undefined }

type Entry = ApiResponse<'GET /admin/audit'>['items'][number]

const columns = {
  id: ({ id }: Entry) => id,
  at: ({ at }: Entry) => at,
  actorId: ({ actorId }: Entry) => actorId,
  actorName: ({ actor }: Entry) => actor?.name ?? null,
  actorEmail: ({ actor }: Entry) => actor?.email ?? null,
  action: ({ action }: Entry) => action,
  accountId: ({ accountId }: Entry) => accountId,
  resource: ({ resource }: Entry) => resource,
  resourceId: ({ resourceId }: Entry) => resourceId,
  reason: ({ reason }: Entry) => reason,
}

interface Dependencies extends Omit<VerificationDependencies, 'database'> {
  database: Database
  /** Reads the whole trail. */
  longRunning: Database
}

export function auditRoutes(app: FastifyInstance, { database, longRunning, keys, storage }: Dependencies) {
  const store = auditStore(database)
  let verification: Promise<Verification> | undefined

  route(app, readAccountAudit, ({ params, query: { cursor, limit } }) =>
    familyAudit(database).list(params.accountId, { cursor: readCursor(cursor, entryId), limit }),
  )

  route(app, listAudit, ({ query: { cursor, limit, ...filters } }) =>
    list(singleFilter(filters, 'query'), { before: readCursor(cursor, entryId), limit }),
  )

  route(app, exportAudit, ({ body }) => {
    const by = singleFilter(body, 'body')
    return csvFile('audit', columns, (before) => list(by, { before, limit: exportPageSize }))
  })

  // One at a time, because it reads the whole trail.
  route(app, verifyAudit, () => {
    verification ??= verifyAuditTrail({ database: longRunning, keys, storage }).finally(() => {
      verification = undefined
    })
    return verification
  })

  // The reason is already recorded: every superadmin call is, before its handler runs.
  route(app, openAccount, async ({ params }) => void orNotFound(await findAccount(database, params.accountId)))

  async function list(
    by: ReturnType<typeof singleFilter>,
    { before, limit }: { before: string | undefined; limit: number },
  ) {
    const { items, nextCursor } = toPage(await store.list({ by, before, limit }), limit)
    return {
      items: items.map((row) => ({ ...toEntry(row), actorId: row.actorId, accountId: row.accountId })),
      nextCursor,
    }
  }
}

function singleFilter(filters: Filters, location: 'query' | 'body') {
  const [by, ...more] = fields.flatMap((field) =>
    filters[field] === undefined ? [] : [{ field, value: filters[field] }],
  )
  if (more.length === 0) return by
  throw new ApiError(
    'invalid-request',
    more.map(({ field }) => ({
      field: `${location}.${field}`,
      message: 'Filter by only one of actorId, accountId and action.',
    })),
  )
}
