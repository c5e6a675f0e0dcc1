import { joinSealed, sealedFor, type SealedMessage } from '@pipit/contract/devices/sealed-message'

interface Recipient {
  deviceId: string
  publicKey: Uint8Array
  claimCode: string
}

/** Loaded on first use, because devices are rarely set up. */
async function loadCipherSuite() {
  const { Aes128Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } = await import('@hpke/core')
  return new CipherSuite({ kem: new DhkemX25519HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes128Gcm() })
}

/** Only this device can open the result. */
export async function sealMessage(
  message: SealedMessage,
  { deviceId, publicKey, claimCode }: Recipient,
  content: object,
): Promise<Uint8Array> {
  const suite = await loadCipherSuite()
  const { info, psk, aad } = await sealedFor(message, deviceId, claimCode)
  const recipientPublicKey = await suite.kem.deserializePublicKey(publicKey)
  const plain = new TextEncoder().encode(JSON.stringify(content))
  const { enc, ct } = await suite.seal({ recipientPublicKey, info, psk }, plain, aad)
  return joinSealed(new Uint8Array(enc), new Uint8Array(ct))
}
