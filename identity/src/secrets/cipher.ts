import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export type Cipher = ReturnType<typeof createCipher>

/** The first key encrypts and signs, and all of them decrypt and verify: so a key can be replaced while servers run. */
export type EncryptionKeys = () => readonly Uint8Array[]

/** A text that was encrypted for one purpose cannot be decrypted for another. */
export function createCipher(keys: EncryptionKeys) {
  if (keys().some((key) => key.length !== 32)) throw new Error('The encryption keys must be 32 bytes.')
  const current = () => keys()[0] ?? new Uint8Array()
  return {
    encrypt,
    decrypt,

    /** Returns null if the text is encrypted with the current key already. */
    reencrypt: (purpose: string, text: string): string | null =>
      open(current(), purpose, text) === null ? encrypt(purpose, decrypt(purpose, text)) : null,

    /** Values that are only compared, and easily guessed, such as network addresses, are useless without the key. */
    fingerprint: (value: string): string => createHmac('sha256', current()).update(value).digest('base64url'),

    /** Signed values come back to us. The key is another one than that of fingerprints, which are stored. */
    sign: (value: string): string => signatureOf(current(), value).toString('base64url'),

    isSigned(value: string, signature: string): boolean {
      const given = Buffer.from(signature, 'base64url')
      return keys().some((key) => {
        const expected = signatureOf(key, value)
        return given.length === expected.length && timingSafeEqual(given, expected)
      })
    },
  }

  function encrypt(purpose: string, secret: string): string {
    const iv = randomBytes(ivBytes)
    const cipher = createCipheriv(algorithm, current(), iv).setAAD(Buffer.from(purpose))
    const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
  }

  function decrypt(purpose: string, text: string): string {
    for (const key of keys()) {
      const secret = open(key, purpose, text)
      if (secret !== null) return secret
    }
    throw new Error('None of the encryption keys decrypts this.')
  }
}

function open(key: Uint8Array, purpose: string, text: string): string | null {
  const bytes = Buffer.from(text, 'base64url')
  const tagEnd = ivBytes + tagBytes
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(ivBytes, tagEnd))
    return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8')
  } catch {
    // The text was encrypted with another key or for another purpose, or changed.
    return null
  }
}

const signatureKeys = new WeakMap<Uint8Array, Buffer>()

function signatureOf(key: Uint8Array, value: string) {
  const known = signatureKeys.get(key) ?? Buffer.from(hkdfSync('sha256', key, '', 'signatures', 32))
  signatureKeys.set(key, known)
  return createHmac('sha256', known).update(value).digest()
}
