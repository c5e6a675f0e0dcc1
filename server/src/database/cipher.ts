import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

export type Cipher = ReturnType<typeof createCipher>

/** Encrypts what must not be read from a stolen copy of the database: AES-256-GCM with a key that is stored outside it. */
export function createCipher(key: Uint8Array) {
  return {
    encrypt(content: string | Uint8Array): Buffer {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const encrypted = Buffer.concat([
        cipher.update(typeof content === 'string' ? Buffer.from(content) : content),
        cipher.final(),
      ])
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
    },
    decrypt: (encrypted: Uint8Array) => decryptBytes(encrypted).toString(),
    decryptBytes,
  }

  function decryptBytes(encrypted: Uint8Array): Buffer {
    const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, 12))
    decipher.setAuthTag(encrypted.subarray(12, 28))
    return Buffer.concat([decipher.update(encrypted.subarray(28)), decipher.final()])
  }
}
