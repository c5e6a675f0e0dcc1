import { randomBytes } from 'node:crypto'
import type { PossessionProof } from '@pipit/contract/devices/possession-messages'
import type { Cipher } from '../../database/cipher.ts'
import { ApiError, orNotFound } from '../../api-error.ts'
import { checkFamilyReferences } from '../labels/check-family-references.ts'
import { findLabel } from '../labels/find-label.ts'
import { deviceStore, type DeviceRow, type LockedDevice } from './device-store.ts'
import { defaultName } from './family-devices.ts'
import { notifyOfMove, type NotificationDependencies } from './possession/notify-of-move.ts'
import type { PossessionSecrets } from './possession/possession-secrets.ts'
import { isReleaseCode } from './possession/release-code.ts'
import { verifyPossession } from './possession/verify-possession.ts'

export interface RegistrationDependencies extends NotificationDependencies {
  cipher: Cipher
  possession: PossessionSecrets
}

interface RegistrationRequest {
  deviceId?: string | undefined
  claimCode: string
  name?: string | undefined
  childId?: string | null | undefined
  wifiNetworkId?: string | null | undefined
  proof?: PossessionProof | undefined
  releaseCode?: string | undefined
}

/** Idempotent: a device of the same family is returned unchanged, or marked as proven. */
export async function registerDevice(
  dependencies: RegistrationDependencies,
  accountId: string,
  request: RegistrationRequest,
): Promise<DeviceRow> {
  const { database, cipher } = dependencies
  const { deviceId, claimCode, name = defaultName, childId = null, wifiNetworkId = null, proof } = request
  const { id } = await findLabel(database, { kind: 'device', id: deviceId, claimCode, accountId })
  await checkFamilyReferences(database, accountId, { childId, wifiNetworkId })
  if (proof) await verifyPossession(dependencies, { accountId, deviceId: id }, proof)
  const isProven = proof !== undefined
  const encryptedApiKey = cipher.encrypt(createApiKey())

  return database.transaction(async (db) => {
    const store = deviceStore(db)
    const former = orNotFound(await store.lock(id))
    if (former.accountId === accountId) {
      if (isProven) await store.markProven(accountId, id)
      return orNotFound(await store.find(accountId, id))
    }
    checkMayRegister(former, request)
    if (former.accountId !== null) {
      await store.deactivate(id, null)
      await notifyOfMove(dependencies, db, { from: former.accountId, to: accountId, formerName: former.name })
    }
    const registration = { accountId, name, childId, wifiNetworkId, encryptedApiKey, isProven }
    return orNotFound(await store.register(id, registration))
  })
}

/**
 * The claim code alone is enough only for a device that no family has had yet: others may have photographed the label. A
 * registration that the device itself has confirmed stays until it is deactivated.
 */
function checkMayRegister(device: LockedDevice, { proof, releaseCode }: RegistrationRequest) {
  const isRegistered = device.accountId !== null
  if (isRegistered && device.isProven) throw new ApiError('already-registered')
  if (proof || (!isRegistered && device.status === 'created')) return
  if (isRegistered || releaseCode === undefined) throw new ApiError('possession-required')
  if (!isReleaseCode(releaseCode, device.releaseCodeHash)) throw new ApiError('wrong-release-code')
}

/** The prefix helps secret scanners, and prevents a leading dash, which a command line would take for an option. */
function createApiKey() {
  return `pipit_${randomBytes(32).toString('base64url')}`
}
