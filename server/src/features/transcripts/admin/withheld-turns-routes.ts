import { listWithheldTurns } from '@pipit/contract/transcripts'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import { requireAccountId } from '../../../access/require-account.ts'
import { ApiError } from '../../../api-error.ts'
import { route } from '../../../http/route.ts'
import { readCursorPosition, toCursor } from '../transcript-cursor.ts'
import { withheldTurnsStore } from './withheld-turns-store.ts'

/** The operator has made a superadmin responsible for child protection. The call is recorded with a reason before this runs. */
export function withheldTurnsRoutes(app: FastifyInstance, database: Database) {
  const store = withheldTurnsStore(database)

  route(app, listWithheldTurns, async ({ params: { accountId, childId }, query: { cursor, limit }, principal }) => {
    const after = readCursorPosition(cursor)
    // What a child of a family that they belong to says may be about this superadmin.
    const personId = requireAccountId(principal)
    const isOwn = personId === accountId || (await app.familyRoles.roleOf({ accountId, personId })) !== null
    if (isOwn || !(await store.hasChild(accountId, childId))) throw new ApiError('not-found')
    const rows = await store.list({ accountId, childId, after, limit })
    const last = rows.length > limit ? rows[limit - 1] : undefined
    return {
      items: rows.slice(0, limit).map(({ at, ...row }) => ({ ...row, time: at.toISOString() })),
      nextCursor: last ? toCursor([last.startedAt, last.conversationId, last.number]) : null,
    }
  })
}
