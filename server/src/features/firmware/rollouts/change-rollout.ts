import type { AuditAction } from '@pipit/contract/audit/audit-actions'
import type { Database, Queries } from '@pipit/database/connect'
import { databaseCode } from '@pipit/database/error-code'
import { ApiError, orNotFound } from '../../../api-error.ts'
import { recordForFamily, type Actor } from './record-for-family.ts'
import { rolloutStore } from './rollout-store.ts'

type Change =
  | { action: 'pause' | 'withdraw' }
  | { action: 'resume'; state: 'paused' | 'stopped' }
  | { action: 'advance'; stage: number }

const recordedAs = {
  pause: 'rollout.paused',
  resume: 'rollout.resumed',
  advance: 'rollout.advanced',
  withdraw: 'rollout.withdrawn',
} as const satisfies Record<Change['action'], AuditAction>

const uniqueViolation = '23505'

/** Refused if the state does not allow it or is not the one seen, or if another rollout of the model is under way. */
export async function changeRollout(database: Database, rolloutId: string, change: Change, actor: Actor) {
  return database
    .transaction(async (db) => {
      const isChanged = await apply(db, rolloutId, change)
      const { action } = change
      const rollout = orNotFound(await rolloutStore(db).find(rolloutId))
      if (!isChanged && action === 'resume' && rollout.state === 'stopped') throw new ApiError('rollout-stopped')
      if (!isChanged && action !== 'withdraw') throw new ApiError('rollout-conflict')
      await recordForFamily(db, rollout, actor, recordedAs[action])
      return rollout
    })
    .catch((error: unknown) => {
      if (databaseCode(error) === uniqueViolation) throw new ApiError('rollout-conflict')
      throw error
    })
}

async function apply(db: Queries, rolloutId: string, change: Change) {
  const store = rolloutStore(db)
  if (change.action === 'resume') return store.resume(rolloutId, change.state)
  if (change.action !== 'advance') return store[change.action](rolloutId)
  const isAdvanced = await store.advance(rolloutId, change.stage)
  if (isAdvanced) await store.countReached(rolloutId)
  return isAdvanced
}
