import type { Database } from '@pipit/database/connect'
import { orNotFound } from '../../api-error.ts'
import { imageStore } from './image-store.ts'
import { rolloutStore } from './rollouts/rollout-store.ts'

/** Its rollouts end with it. The file stays: it is small, and says later what devices got. */
export function withdrawImage(database: Database, imageId: string) {
  return database.transaction(async (db) => {
    const withdrawn = orNotFound(await imageStore(db).withdraw(imageId))
    await rolloutStore(db).withdrawAll(imageId)
    return withdrawn
  })
}
