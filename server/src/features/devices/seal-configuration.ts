import type { Configuration } from '@pipit/contract/devices/configuration'
import type { Database } from '@pipit/database/connect'
import type { Cipher } from '../../database/cipher.ts'
import { ApiError } from '../../api-error.ts'
import { unknownNetwork } from '../labels/check-family-references.ts'
import { findWifiCredentials } from '../wifi-networks/wifi-credentials.ts'
import { deviceStore } from './device-store.ts'
import type { PossessionSecrets } from './possession/possession-secrets.ts'
import { sealMessage } from './seal-message.ts'

export interface SealingDependencies {
  database: Database
  cipher: Cipher
  wifiCipher: Cipher
  possession: PossessionSecrets
  /** The address at which the device reaches this server. */
  publicUrl: string
}

interface ConfigurationRequest {
  accountId: string
  deviceId: string
  wifiNetworkId: string
}

/** Seals what a device needs to come online for this device alone, and assigns the network to it. */
export async function sealConfiguration(
  dependencies: SealingDependencies,
  { accountId, deviceId, wifiNetworkId }: ConfigurationRequest,
) {
  const { database, cipher, wifiCipher, possession, publicUrl } = dependencies
  const store = deviceStore(database)
  const secrets = await store.findSecrets(accountId, deviceId)
  if (!secrets) throw new ApiError('not-found')
  const { encryptedApiKey, encryptedClaimCode, publicKey, tokenVersion } = secrets
  if (!publicKey || !encryptedClaimCode) throw new ApiError('device-is-board')
  if (!encryptedApiKey) throw new ApiError('not-found')
  const wifi = await findWifiCredentials({ database, cipher: wifiCipher }, accountId, wifiNetworkId)
  if (!wifi) throw new ApiError('invalid-request', [unknownNetwork])
  await store.saveNetwork(accountId, deviceId, wifiNetworkId)
  const recipient = { deviceId, publicKey, claimCode: cipher.decrypt(encryptedClaimCode) }
  return sealMessage('configuration', recipient, {
    version: 1,
    issuedAt: new Date().toISOString(),
    server: publicUrl,
    deviceId,
    deviceApiKey: cipher.decrypt(encryptedApiKey),
    possessionProof: possession.configurationProof(deviceId, tokenVersion),
    wifi,
  } satisfies Configuration)
}
