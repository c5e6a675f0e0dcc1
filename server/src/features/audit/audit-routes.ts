import { exportAudit, listAudit, openAccount, readAccountAudit, verifyAudit } from '@pipit/contract/audit/audit'
import type { ApiResponse } from '@pipit/contract/api/client'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { findAccountId } from '../../access/owner-store.ts'
import { withTotal } from '../../database/count-rows.ts'
import { csvFile, exportPageSize } from '../../http/csv.ts'
import { orNotFound } from '../../api-error.ts'
import { readCursor, toPage } from '../../http/id-pagination.ts'
import { route } from '../../http/route.ts'
import { findAccount } from '../accounts/find-account.ts'
import { auditStore, type AuditFilter } from './audit-store.ts'
import { familyAudit, toEntry } from './family-audit.ts'
import { verifyAuditTrail, type Verification, type VerificationDependencies } from './verify-audit-trail.ts'

const entryId = z.string().regex(/^[1-9][0-9]{0,17}$/)

type Filters = z.output<typeof exportAudit.body>
type Entry = ApiResponse<'POST /admin/audit/list'>['items'][number]

const columns = {
  id: ({ id }: Entry) => id,
  at: ({ at }: Entry) => at,
  actorId: ({ actorId }: Entry) => actorId,
  actorName: ({ actor }: Entry) => actor?.name ?? null,
  actorEmail: ({ actor }: Entry) => actor?.email ?? null,
  action: ({ action }: Entry) => action,
  accountId: ({ accountId }: Entry) => accountId,
  accountEmail: ({ accountEmail }: Entry) => accountEmail,
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

  route(app, listAudit, async ({ body: { cursor, limit, ...filters } }) => {
    const filter = await findAccounts(filters)
    const page = list(filter, { before: readCursor(cursor, entryId, 'body'), limit })
    return withTotal(page, filter ? store.count(filter) : Promise.resolve({ count: 0, isExact: true }))
  })

  route(app, exportAudit, async ({ body }) => {
    const filter = await findAccounts(body)
    return csvFile('audit', columns, (before) => list(filter, { before, limit: exportPageSize }))
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

  /** The ids of the addresses; null if no account has one of them, or another one than the given id. */
  async function findAccounts({ actorEmail, accountEmail, ...filters }: Filters): Promise<AuditFilter | null> {
    const [actor, account] = await Promise.all([
      actorEmail === undefined ? undefined : findAccountId(database, actorEmail),
      accountEmail === undefined ? undefined : findAccountId(database, accountEmail),
    ])
    const { actorId = actor, accountId = account } = filters
    const isFound =
      (actorEmail === undefined || (actor !== undefined && actor === actorId)) &&
      (accountEmail === undefined || (account !== undefined && account === accountId))
    return isFound ? { ...filters, actorId, accountId } : null
  }

  async function list(filter: AuditFilter | null, { before, limit }: { before: string | undefined; limit: number }) {
    if (!filter) return { items: [], nextCursor: null }
    const { items, nextCursor } = toPage(await store.list({ ...filter, before, limit }), limit)
    return {
      items: items.map((row) => ({
        ...toEntry(row),
        actorId: row.actorId,
        accountId: row.accountId,
        accountEmail: row.accountEmail,
      })),
      nextCursor,
    }
  }
}
