import { createPrivateKey, createPublicKey, diffieHellman, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { decodeBech32, encodeBech32 } from './bech32.ts'

const publicPrefix = 'age'
const secretPrefix = 'age-secret-key-'
/** What precedes the 32 bytes of a private X25519 key in PKCS #8. */
const privateKeyHeader = Buffer.from('302e020100300506032b656e04220420', 'hex')

/** A new pair, as `age-keygen` makes it: the recipient encrypts, and only the identity decrypts. */
export function generateIdentity() {
  const { privateKey } = generateKeyPairSync('x25519')
  const secret = privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(privateKeyHeader.length)
  return { identity: encodeBech32(secretPrefix, secret).toUpperCase(), recipient: recipientOf(privateKey) }
}

/** `AGE-SECRET-KEY-1…`; null if it is none. */
export function parseIdentity(text: string): KeyObject | null {
  const secret = decodeBech32(secretPrefix, text.toLowerCase())
  if (secret?.length !== 32) return null
  return createPrivateKey({ key: Buffer.concat([privateKeyHeader, secret]), format: 'der', type: 'pkcs8' })
}

/** `age1…`; null if it is none. */
export function parseRecipient(text: string): Buffer | null {
  const key = decodeBech32(publicPrefix, text)
  return key?.length === 32 ? key : null
}

export function recipientOf(privateKey: KeyObject) {
  return encodeBech32(publicPrefix, publicBytes(privateKey))
}

export function publicBytes(privateKey: KeyObject): Buffer {
  return Buffer.from(createPublicKey(privateKey).export({ format: 'jwk' }).x ?? '', 'base64url')
}

export function sharedSecret(privateKey: KeyObject, publicKey: Buffer): Buffer {
  const jwk = { kty: 'OKP', crv: 'X25519', x: publicKey.toString('base64url') }
  return diffieHellman({ privateKey, publicKey: createPublicKey({ key: jwk, format: 'jwk' }) })
}
