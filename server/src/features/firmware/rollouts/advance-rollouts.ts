import type { AuditAction } from '@pipit/contract/audit/audit-actions'
import type { Database } from '@pipit/database/connect'
import { installationChain, type AuditTrail } from '../../../access/audit-trail/audit-trail.ts'
import type { FailureLog } from '../../../observability/logging/failure-log.ts'
import { rolloutStore } from './rollout-store.ts'

interface Dependencies {
  database: Database
  auditTrail: AuditTrail
  log: FailureLog
}

/** The log line of it tells an operator to look. */
class RolloutStopped extends Error {
  override name = 'RolloutStopped'
  code = 'rollout-stopped'
}

/** Adds up the counts, stops rollouts whose devices do not return, then begins the next stages of the others. */
export async function advanceRollouts({ database, auditTrail, log }: Dependencies) {
  await rolloutStore(database).addUpCounts()
  const stopped = await database.transaction(async (db) => {
    const ids = (await rolloutStore(db).stopFailing()).map(({ id }) => id)
    await auditTrail.appendIn(
      db,
      ids.map((id) => entry('rollout.stopped', id)),
    )
    return ids
  })
  for (const id of stopped) {
    const message = `too many devices did not return with the new firmware, so the rollout ${id} has stopped`
    log.error(message, new RolloutStopped(message), { feature: 'firmware' })
  }
  await database.transaction(async (db) => {
    const store = rolloutStore(db)
    const advanced = await store.advanceDue()
    for (const { id } of advanced) await store.countReached(id)
    await auditTrail.appendIn(
      db,
      advanced.map(({ id, state }) => entry(state === 'completed' ? 'rollout.completed' : 'rollout.advanced', id)),
    )
  })
}

/** No account: the server itself. */
const entry = (action: AuditAction, rolloutId: string) => ({
  actorId: installationChain,
  action,
  concernedAccountId: null,
  resource: 'rollout',
  resourceId: rolloutId,
  reason: null,
})
