import type { Database } from '@pipit/database/connect'
import { databaseCode } from '@pipit/database/error-code'
import { ApiError, orNotFound } from '../../../http/api-error.ts'
import { canBeRolledOut } from '../can-be-rolled-out.ts'
import { imageStore } from '../image-store.ts'
import { rolloutStore } from './rollout-store.ts'

type Change = { action: 'pause' | 'resume' | 'withdraw' } | { action: 'advance'; stage: number }

const uniqueViolation = '23505'

/** Refused if the state does not allow it, or if another rollout of the model is under way. */
export async function changeRollout(database: Database, rolloutId: string, change: Change) {
  return database
    .transaction(async (db) => {
      const store = rolloutStore(db)
      const { action } = change
      const isChanged =
        action === 'advance' ? await store.advance(rolloutId, change.stage) : await store[action](rolloutId)
      const isDone = isChanged || action === 'withdraw'
      if (isChanged && action === 'advance') await store.countReached(rolloutId)
      const rollout = orNotFound(await store.find(rolloutId))
      if (!isDone) throw new ApiError('rollout-conflict')
      if (action === 'resume' && !canBeRolledOut(orNotFound(await imageStore(db).find(rollout.imageId))))
        throw new ApiError('firmware-version-unfit')
      return rollout
    })
    .catch((error: unknown) => {
      if (databaseCode(error) === uniqueViolation) throw new ApiError('rollout-conflict')
      throw error
    })
}
