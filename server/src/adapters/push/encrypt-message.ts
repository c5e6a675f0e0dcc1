import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'

/** The keys of a browser's subscription. */
export interface RecipientKeys {
  /** A point on the curve P-256, uncompressed. */
  p256dh: Uint8Array
  auth: Uint8Array
}

/** The length of the message with its padding, so that it says nothing about the text. Push services accept 4096 with the rest. */
const paddedBytes = 1024
const recordBytes = 4096
const endOfLastRecord = 2

interface Randomness {
  sender: ECDH
  salt: Uint8Array
}

/** Encrypts a message for one browser alone: RFC 8291, with the content encoding aes128gcm of RFC 8188. */
export function encryptMessage(message: string, { p256dh, auth }: RecipientKeys, random = createRandomness()): Buffer {
  const content = Buffer.from(message)
  if (content.length >= paddedBytes) throw new Error('the message is too long')
  return encryptContent(padTo(paddedBytes, content), { p256dh, auth }, random)
}

/** Makes one record; the content must end with its delimiter. */
export function encryptContent(content: Uint8Array, { p256dh, auth }: RecipientKeys, { sender, salt }: Randomness) {
  const publicKey = sender.getPublicKey()
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, publicKey])
  const key = derive(sender.computeSecret(p256dh), auth, keyInfo, 32)
  const contentKey = derive(key, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(key, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce)
  const encrypted = Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()])
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(recordBytes)
  sizes.writeUInt8(publicKey.length, 4)
  return Buffer.concat([salt, sizes, publicKey, encrypted])
}

export const withDelimiter = (content: Uint8Array) => Buffer.concat([content, Buffer.of(endOfLastRecord)])

function padTo(bytes: number, content: Uint8Array) {
  const padded = Buffer.alloc(bytes)
  padded.set(withDelimiter(content))
  return padded
}

function derive(key: Uint8Array, salt: Uint8Array, info: string | Uint8Array, bytes: number) {
  return new Uint8Array(hkdfSync('sha256', key, salt, info, bytes))
}

function createRandomness(): Randomness {
  const sender = createECDH('prime256v1')
  sender.generateKeys()
  return { sender, salt: randomBytes(16) }
}
