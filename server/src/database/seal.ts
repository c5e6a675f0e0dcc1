import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

export type Seal = ReturnType<typeof createSeal>

/** Encrypts what must not be read from a stolen copy of the database: AES-256-GCM under a key kept outside it. */
export function createSeal(key: Uint8Array) {
  return {
    close(text: string): Buffer {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
    },
    open(sealed: Uint8Array): string {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
      decipher.setAuthTag(sealed.subarray(12, 28))
      return decipher.update(sealed.subarray(28), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}
