import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

export type Seal = ReturnType<typeof createSeal>

/** Encrypts what must not be read from a stolen copy of the database: AES-256-GCM under a key kept outside it. */
export function createSeal(key: Uint8Array) {
  return {
    close(content: string | Uint8Array): Buffer {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const encrypted = Buffer.concat([
        cipher.update(typeof content === 'string' ? Buffer.from(content) : content),
        cipher.final(),
      ])
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
    },
    open: (sealed: Uint8Array) => openBytes(sealed).toString(),
    openBytes,
  }

  function openBytes(sealed: Uint8Array): Buffer {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
    decipher.setAuthTag(sealed.subarray(12, 28))
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
  }
}
