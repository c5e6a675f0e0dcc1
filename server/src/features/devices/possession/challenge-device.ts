import type { PossessionChallenge } from '@pipit/contract/devices/possession-messages'
import type { Database } from '@pipit/database/connect'
import type { Cipher } from '../../../database/cipher.ts'
import { ApiError, orNotFound } from '../../../api-error.ts'
import { findLabel } from '../../labels/find-label.ts'
import { sealMessage } from '../seal-message.ts'
import type { PossessionSecrets } from './possession-secrets.ts'
import { possessionStore } from './possession-store.ts'

export interface ChallengeDependencies {
  database: Database
  cipher: Cipher
  possession: PossessionSecrets
}

interface ChallengeRequest {
  deviceId?: string | undefined
  claimCode: string
}

/** Bound to the family that asks: a recorded answer is useless to anybody else. */
export async function challengeDevice(
  { database, cipher, possession }: ChallengeDependencies,
  accountId: string,
  { deviceId: id, claimCode }: ChallengeRequest,
) {
  const { id: deviceId } = await findLabel(database, { kind: 'device', id, claimCode, accountId })
  const { device, added } = await database.transaction(async (db) => {
    const store = possessionStore(db)
    const locked = orNotFound(await store.lockDevice(deviceId))
    return { device: locked, added: await store.add({ accountId, deviceId, tokenVersion: locked.tokenVersion }) }
  })
  if (!added) throw new ApiError('too-many-requests')
  const { challengeId, expiresAt } = added
  const { publicKey, encryptedClaimCode } = device
  if (!publicKey || !encryptedClaimCode) throw new ApiError('device-is-board')
  const recipient = { deviceId, publicKey, claimCode: cipher.decrypt(encryptedClaimCode) }
  const sealed = await sealMessage('challenge', recipient, {
    version: 1,
    deviceId,
    answer: possession.answerOf(challengeId),
    code: possession.codeOf(challengeId),
  } satisfies PossessionChallenge)
  return { challengeId, sealed: Buffer.from(sealed).toString('base64'), expiresAt: expiresAt.toISOString() }
}
