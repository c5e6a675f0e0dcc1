import { Aes128Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core'
import {
  configuration,
  sealedFor,
  sealedVersion,
  splitSealed,
  type Configuration,
} from '@pipit/contract/devices/configuration'
import type { ConfigurationError } from '@pipit/contract/devices/configuration-status'

const suite = new CipherSuite({ kem: new DhkemX25519HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes128Gcm() })

/** What the factory stored in the device, and which configuration it accepted last. */
export interface DeviceSecrets {
  deviceId: string
  /** X25519, 32 bytes. */
  privateKey: Uint8Array
  claimCode: string
  /** `issuedAt` of the configuration with which the device last came online; null for a new device. */
  lastAccepted: string | null
}

export type Opened =
  | { configuration: Configuration }
  | { error: Extract<ConfigurationError, 'unsupported-version' | 'cannot-open' | 'outdated'> }

/** Opens a configuration that the server sealed for this device. */
export async function openConfiguration(sealed: Uint8Array, device: DeviceSecrets): Promise<Opened> {
  const { version, encapsulatedKey, ciphertext } = splitSealed(sealed)
  if (version !== sealedVersion) return { error: 'unsupported-version' }
  // The library's error names only the failed step; the status that the page shows says that it cannot be opened.
  const plain = await unseal(encapsulatedKey, ciphertext, device).catch(() => null)
  if (plain === null) return { error: 'cannot-open' }
  const { data } = configuration.safeParse(plain)
  if (!data) return { error: 'unsupported-version' }
  if (data.deviceId !== device.deviceId) return { error: 'cannot-open' }
  if (device.lastAccepted !== null && data.issuedAt <= device.lastAccepted) return { error: 'outdated' }
  return { configuration: data }
}

type Bytes = Uint8Array<ArrayBuffer>

async function unseal(enc: Bytes, ciphertext: Bytes, { deviceId, privateKey, claimCode }: DeviceSecrets) {
  const { info, psk, aad } = await sealedFor(deviceId, claimCode)
  const recipientKey = await suite.kem.deserializePrivateKey(privateKey)
  const plain = await suite.open({ recipientKey, enc, info, psk }, ciphertext, aad)
  return JSON.parse(new TextDecoder().decode(plain)) as unknown
}
