import { anyAccountScope } from '@pipit/contract/api/access'
import {
  advanceRollout,
  listRollouts,
  pauseRollout,
  readRollout,
  resumeRollout,
  startRollout as startRolloutEndpoint,
  withdrawRollout,
} from '@pipit/contract/firmware/rollouts'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import type { Principal } from '../../../access/principal.ts'
import { requireAccountId } from '../../../access/require-account.ts'
import { ApiError, orNotFound } from '../../../api-error.ts'
import { readCursor, toPage } from '../../../http/id-pagination.ts'
import { route } from '../../../http/route.ts'
import { changeRollout } from './change-rollout.ts'
import { rolloutStore, type RolloutRow } from './rollout-store.ts'
import { startRollout } from './start-rollout.ts'

export function rolloutRoutes(app: FastifyInstance, database: Database) {
  const store = rolloutStore(database)

  const actorOf = (principal: Principal) => ({ actorId: requireAccountId(principal), auditTrail: app.auditTrail })

  route(app, startRolloutEndpoint, async ({ body, principal }) => {
    if (body.target.kind === 'family' && !principal.scopes.includes(anyAccountScope)) throw new ApiError('forbidden')
    return toRollout(await startRollout(database, body, actorOf(principal)))
  })

  route(app, listRollouts, async ({ query: { cursor, limit, ...filters } }) => {
    const rows = await store.list({ ...filters, cursor: readCursor(cursor), limit })
    const { items, nextCursor } = toPage(rows, limit)
    return { items: items.map(toRollout), nextCursor }
  })

  route(app, readRollout, async ({ params }) => toRollout(orNotFound(await store.find(params.rolloutId))))

  route(app, pauseRollout, (call) => change(call, { action: 'pause' }))
  route(app, resumeRollout, (call) => change(call, { action: 'resume', state: call.body.state }))
  route(app, advanceRollout, (call) => change(call, { action: 'advance', stage: call.body.stage }))
  route(app, withdrawRollout, (call) => change(call, { action: 'withdraw' }))

  async function change({ params: { rolloutId }, principal }: Call, by: Parameters<typeof changeRollout>[2]) {
    return toRollout(await changeRollout(database, rolloutId, by, actorOf(principal)))
  }
}

interface Call {
  params: { rolloutId: string }
  principal: Principal
}

function toRollout(row: RolloutRow) {
  const { id, imageId, hardwareModel, version, stages, stage, state, batchId, familyId } = row
  const { maxMissingShare, minMissing, missingAfterMinutes } = row
  const { reached, offered, downloaded, returned, failed, missing, missingFamilies } = row
  return {
    id,
    imageId,
    hardwareModel,
    version,
    target: toTarget(batchId, familyId),
    stages,
    stage,
    stageStartedAt: row.stageStartedAt.toISOString(),
    stopRule: { maxMissingShare, minMissing, missingAfterMinutes },
    state,
    stateSince: row.stateSince.toISOString(),
    createdAt: row.createdAt.toISOString(),
    counts: { reached, offered, downloaded, returned, failed, missing, missingFamilies },
  }
}

function toTarget(batchId: string | null, accountId: string | null) {
  if (batchId !== null) return { kind: 'batch' as const, batchId }
  return accountId === null ? { kind: 'model' as const } : { kind: 'family' as const, accountId }
}
