import {
  createCipheriv,
  createDecipheriv,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  scrypt,
  type KeyObject,
} from 'node:crypto'
import { promisify } from 'node:util'
import { publicBytes, sharedSecret } from './x25519.ts'

/** The part of a header that lets one recipient, or one passphrase, read the file key. */
export interface Stanza {
  args: string[]
  body: Buffer
}

const tagBytes = 16
const x25519Label = 'age-encryption.org/v1/X25519'
const scryptLabel = 'age-encryption.org/v1/scrypt'
/** 2^18: about a second and 256 MB for each guess. */
const scryptWorkFactor = 18
/** A stranger's file must not keep this machine busy for hours. */
const maxScryptWorkFactor = 22

const deriveScrypt = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
)

export function wrapForRecipient(fileKey: Uint8Array, recipient: Buffer): Stanza {
  const { privateKey } = generateKeyPairSync('x25519')
  const share = publicBytes(privateKey)
  const key = recipientKey(sharedSecret(privateKey, recipient), share, recipient)
  return { args: ['X25519', toBase64(share)], body: wrap(key, fileKey) }
}

export async function wrapWithPassphrase(fileKey: Uint8Array, passphrase: string): Promise<Stanza> {
  const salt = randomBytes(16)
  const key = await passphraseKey(passphrase, salt, scryptWorkFactor)
  return { args: ['scrypt', toBase64(salt), String(scryptWorkFactor)], body: wrap(key, fileKey) }
}

/** Null if the stanza is for somebody else. */
export function unwrapWithIdentity({ args: [type, share = ''], body }: Stanza, identity: KeyObject): Buffer | null {
  if (type !== 'X25519') return null
  const ephemeral = Buffer.from(share, 'base64')
  if (ephemeral.length !== 32) return null
  return unwrap(recipientKey(sharedSecret(identity, ephemeral), ephemeral, publicBytes(identity)), body)
}

/** Null if the passphrase is another one. */
export async function unwrapWithPassphrase(
  { args: [type, salt = '', factor = ''], body }: Stanza,
  passphrase: string,
): Promise<Buffer | null> {
  const workFactor = Number(factor)
  if (type !== 'scrypt' || !(workFactor > 0 && workFactor <= maxScryptWorkFactor)) return null
  return unwrap(await passphraseKey(passphrase, Buffer.from(salt, 'base64'), workFactor), body)
}

export function toBase64(bytes: Uint8Array) {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '')
}

function recipientKey(secret: Buffer, share: Buffer, recipient: Buffer) {
  return Buffer.from(hkdfSync('sha256', secret, Buffer.concat([share, recipient]), x25519Label, 32))
}

function passphraseKey(passphrase: string, salt: Buffer, workFactor: number) {
  const options = { N: 2 ** workFactor, r: 8, p: 1, maxmem: 2 ** (workFactor + 11) }
  return deriveScrypt(passphrase, Buffer.concat([Buffer.from(scryptLabel), salt]), 32, options)
}

/** The nonce is zero, because each key encrypts nothing else. */
const nonce = Buffer.alloc(12)

function wrap(key: Buffer, fileKey: Uint8Array) {
  const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: tagBytes })
  return Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()])
}

function unwrap(key: Buffer, body: Buffer): Buffer | null {
  const decipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: tagBytes })
  try {
    decipher.setAuthTag(body.subarray(-tagBytes))
    return Buffer.concat([decipher.update(body.subarray(0, -tagBytes)), decipher.final()])
  } catch {
    // Encrypted with another key.
    return null
  }
}
