import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export type Cipher = ReturnType<typeof createCipher>

/** Encryption at rest. What was encrypted for one purpose cannot be decrypted for another. */
export function createCipher(key: Uint8Array) {
  if (key.length !== 32) throw new Error('The encryption key must be 32 bytes.')
  const signatureKey = Buffer.from(hkdfSync('sha256', key, '', 'signatures', 32))
  const sign = (value: string) => createHmac('sha256', signatureKey).update(value).digest()
  return {
    encrypt(purpose: string, secret: string): string {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(purpose))
      const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
    },

    decrypt(purpose: string, text: string): string {
      const bytes = Buffer.from(text, 'base64url')
      const tagEnd = ivBytes + tagBytes
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(ivBytes, tagEnd))
      return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8')
    },

    /** For values that are only compared and easily guessed, such as network addresses: useless without the key. */
    fingerprint: (value: string): string => createHmac('sha256', key).update(value).digest('base64url'),

    /** For values that come back to us. Another key than that of fingerprints, which are stored. */
    sign: (value: string): string => sign(value).toString('base64url'),

    isSigned(value: string, signature: string): boolean {
      const expected = sign(value)
      const given = Buffer.from(signature, 'base64url')
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
