import { Aes128Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core'
import { sealedFor, sealedVersion, splitSealed, type SealedMessage } from '@pipit/contract/devices/sealed-message'

const suite = new CipherSuite({ kem: new DhkemX25519HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes128Gcm() })

/** The factory stored these in the device. */
export interface FactorySecrets {
  deviceId: string
  /** An X25519 key has 32 bytes. */
  privateKey: Uint8Array
  claimCode: string
}

type OpenedMessage = { content: unknown } | { error: 'unsupported-version' | 'cannot-open' }

export async function openSealed(
  message: SealedMessage,
  sealed: Uint8Array,
  { deviceId, privateKey, claimCode }: FactorySecrets,
): Promise<OpenedMessage> {
  const { version, encapsulatedKey: enc, ciphertext } = splitSealed(sealed)
  if (version !== sealedVersion) return { error: 'unsupported-version' }
  try {
    const { info, psk, aad } = await sealedFor(message, deviceId, claimCode)
    const recipientKey = await suite.kem.deserializePrivateKey(privateKey)
    const plain = await suite.open({ recipientKey, enc, info, psk }, ciphertext, aad)
    return { content: JSON.parse(new TextDecoder().decode(plain)) as unknown }
  } catch {
    // The library's error names only the failed step; the page shows that the message cannot be opened.
    return { error: 'cannot-open' }
  }
}
