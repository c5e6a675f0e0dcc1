import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'

export type Seal = ReturnType<typeof createSeal>

/** Keeps secrets unreadable at rest. What was sealed for one purpose does not open for another. */
export function createSeal(key: Uint8Array) {
  if (key.length !== 32) throw new Error('The encryption key must be 32 bytes.')
  return {
    close(purpose: string, secret: string): string {
      const iv = randomBytes(12)
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(purpose))
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },

    open(purpose: string, sealed: string): string {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, 12), { authTagLength: 16 })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },

    /** For what is only compared and easily guessed, such as network addresses: useless without the key. */
    fingerprint: (value: string): string => createHmac('sha256', key).update(value).digest('base64url'),
  }
}
