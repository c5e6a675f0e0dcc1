import { joinSealed, sealedFor, type Configuration } from '@pipit/contract/devices/configuration'
import type { Database } from '@pipit/database/connect'
import type { Cipher } from '../../database/cipher.ts'
import { ApiError } from '../../http/api-error.ts'
import { unknownNetwork } from '../labels/check-family-references.ts'
import { findWifiCredentials } from '../wifi-networks/wifi-credentials.ts'
import { deviceStore } from './device-store.ts'

export interface SealingDependencies {
  database: Database
  cipher: Cipher
  wifiCipher: Cipher
  /** The address at which the device reaches this server. */
  publicUrl: string
}

interface ConfigurationRequest {
  accountId: string
  deviceId: string
  wifiNetworkId: string
}

/** Loaded on first use, because devices are rarely set up. */
async function loadCipherSuite() {
  const { Aes128Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } = await import('@hpke/core')
  return new CipherSuite({ kem: new DhkemX25519HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes128Gcm() })
}

/** Seals what a device needs to come online for this device alone, and assigns the network to it. */
export async function sealConfiguration(
  dependencies: SealingDependencies,
  { accountId, deviceId, wifiNetworkId }: ConfigurationRequest,
) {
  const { database, cipher, wifiCipher, publicUrl } = dependencies
  const store = deviceStore(database)
  const secrets = await store.findSecrets(accountId, deviceId)
  if (!secrets?.encryptedApiKey) throw new ApiError('not-found')
  const wifi = await findWifiCredentials({ database, cipher: wifiCipher }, accountId, wifiNetworkId)
  if (!wifi) throw new ApiError('invalid-request', [unknownNetwork])
  await store.saveNetwork(accountId, deviceId, wifiNetworkId)
  return sealTo(secrets.publicKey, cipher.decrypt(secrets.encryptedClaimCode), {
    version: 1,
    issuedAt: new Date().toISOString(),
    server: publicUrl,
    deviceId,
    deviceApiKey: cipher.decrypt(secrets.encryptedApiKey),
    wifi,
  })
}

async function sealTo(publicKey: Uint8Array, claimCode: string, configuration: Configuration) {
  const suite = await loadCipherSuite()
  const { info, psk, aad } = await sealedFor(configuration.deviceId, claimCode)
  const recipientPublicKey = await suite.kem.deserializePublicKey(publicKey)
  const plain = new TextEncoder().encode(JSON.stringify(configuration))
  const { enc, ct } = await suite.seal({ recipientPublicKey, info, psk }, plain, aad)
  return joinSealed(new Uint8Array(enc), new Uint8Array(ct))
}
