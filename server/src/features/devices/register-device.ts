import { randomBytes } from 'node:crypto'
import type { Database } from '../../database/connect.ts'
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

/** Whoever holds the label registers the device; one that is the family's already stays as it is, so a retry is safe. */
export async function registerDevice(
  dependencies: Dependencies,
  accountId: string,
  wanted: Registration,
): Promise<DeviceRow> {
  const { database, cipher } = dependencies
  const { deviceId, claimCode, name = defaultName, childId = null, wifiNetworkId = null } = wanted
  const store = deviceStore(database)
  const { id, isOwn } = await findLabel(database, { kind: 'device', id: deviceId, claimCode, accountId })
  await checkFamilyReferences(database, accountId, { childId, wifiNetworkId })
  const registration = { accountId, name, childId, wifiNetworkId, encryptedApiKey: cipher.encrypt(newApiKey()) }
  const device = isOwn ? await store.find(accountId, id) : await store.register(id, registration)
  // Somebody changed it in this very moment: look again whose it is.
  return device ?? registerDevice(dependencies, accountId, wanted)
}

/** Known for what it is wherever it turns up, and no option by mistake on a command line, as with a dash in front. */
function newApiKey() {
  return `pipit_${randomBytes(32).toString('base64url')}`
}
