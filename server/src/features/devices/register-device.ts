import { randomBytes } from 'node:crypto'
import type { Database } from '@pipit/database/connect'
import type { Cipher } from '../../database/cipher.ts'
import { checkFamilyReferences } from '../labels/check-family-references.ts'
import { findLabel } from '../labels/find-label.ts'
import { deviceStore, type DeviceRow } from './device-store.ts'
import { defaultName } from './family-devices.ts'

interface Dependencies {
  database: Database
  cipher: Cipher
}

interface Registration {
  deviceId?: string | undefined
  claimCode: string
  name?: string | undefined
  childId?: string | null | undefined
  wifiNetworkId?: string | null | undefined
}

/** The claim code proves that the caller holds the device. Idempotent: a device of the same family is returned unchanged. */
export async function registerDevice(
  dependencies: Dependencies,
  accountId: string,
  request: Registration,
): Promise<DeviceRow> {
  const { database, cipher } = dependencies
  const { deviceId, claimCode, name = defaultName, childId = null, wifiNetworkId = null } = request
  const store = deviceStore(database)
  const { id, isOwn } = await findLabel(database, { kind: 'device', id: deviceId, claimCode, accountId })
  await checkFamilyReferences(database, accountId, { childId, wifiNetworkId })
  const registration = { accountId, name, childId, wifiNetworkId, encryptedApiKey: cipher.encrypt(createApiKey()) }
  const device = isOwn ? await store.find(accountId, id) : await store.register(id, registration)
  // The device changed owner since `findLabel`, so start again.
  return device ?? registerDevice(dependencies, accountId, request)
}

/** The prefix helps secret scanners, and prevents a leading dash, which a command line would take for an option. */
function createApiKey() {
  return `pipit_${randomBytes(32).toString('base64url')}`
}
