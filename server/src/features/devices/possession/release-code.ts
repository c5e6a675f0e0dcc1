import { timingSafeEqual } from 'node:crypto'
import type { Database } from '@pipit/database/connect'
import { ApiError, orNotFound } from '../../../api-error.ts'
import { hashCode, randomCode } from '../../labels/create-label.ts'
import { deviceStore } from '../device-store.ts'

/** 80 random bits: short enough to write on a note that goes with the device. */
export function createReleaseCode() {
  const releaseCode = randomCode(16)
  return { releaseCode, releaseCodeHash: hashCode(releaseCode) }
}

export function isReleaseCode(releaseCode: string, releaseCodeHash: Buffer | null): boolean {
  return releaseCodeHash !== null && timingSafeEqual(hashCode(releaseCode), releaseCodeHash)
}

/** A superadmin helps somebody whose former owner has lost the code. Earlier codes stop working. */
export async function issueReleaseCode(database: Database, deviceId: string): Promise<string> {
  const { releaseCode, releaseCodeHash } = createReleaseCode()
  await database.transaction(async (db) => {
    const store = deviceStore(db)
    const { accountId, isBoard } = orNotFound(await store.lock(deviceId))
    if (isBoard) throw new ApiError('device-is-board')
    if (accountId !== null) throw new ApiError('already-registered')
    await store.saveReleaseCode(deviceId, releaseCodeHash)
  })
  return releaseCode
}
