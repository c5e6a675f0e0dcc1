import type { startRollout as endpoint } from '@pipit/contract/firmware/rollouts'
import type { Database } from '@pipit/database/connect'
import type { z } from 'zod'
import { ApiError, orNotFound } from '../../../api-error.ts'
import { imageStore } from '../image-store.ts'
import { recordForFamily, type Actor } from './record-for-family.ts'
import { rolloutStore } from './rollout-store.ts'

type Request = z.output<(typeof endpoint)['body']>

/** The first stage begins at once. */
export function startRollout(database: Database, { imageId, target, stages, stopRule }: Request, actor: Actor) {
  return database.transaction(async (db) => {
    const store = rolloutStore(db)
    const image = orNotFound(await imageStore(db).lock(imageId))
    if (image.withdrawnAt) throw new ApiError('firmware-image-withdrawn')
    const batchId = target.kind === 'batch' ? target.batchId : null
    const familyId = target.kind === 'family' ? target.accountId : null
    // Devices of a model may be made later; those of a batch or of a family are known.
    if (target.kind !== 'model' && !(await store.hasDevices(image, { batchId, familyId })))
      throw new ApiError('rollout-target-has-other-model')
    const id = await store.add({ imageId, hardwareModel: image.hardwareModel, batchId, familyId, stages, ...stopRule })
    if (id === undefined) throw new ApiError('rollout-conflict')
    await store.countReached(id)
    await recordForFamily(db, { id, familyId }, actor, 'rollout.started')
    return orNotFound(await store.find(id))
  })
}
