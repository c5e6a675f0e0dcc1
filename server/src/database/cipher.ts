import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

export type Cipher = ReturnType<typeof createCipher>

/**
 * Encrypts what must not be read from a stolen copy of the database: AES-256-GCM with a key that is stored outside it. The
 * first of the keys encrypts, and all of them decrypt, so that the key can be replaced while servers run.
 * A ciphertext names no key, because AES-GCM says whether one fits.
 */
export function createCipher(keys: () => readonly Uint8Array[]) {
  return {
    encrypt,
    decrypt: (encrypted: Uint8Array) => decryptBytes(encrypted).toString(),
    decryptBytes,
    /** Null if it is encrypted with the current key already. */
    reencrypt(encrypted: Uint8Array): Buffer | null {
      const [current = new Uint8Array()] = keys()
      return open(encrypted, current) ? null : encrypt(decryptBytes(encrypted))
    },
  }

  function encrypt(content: string | Uint8Array): Buffer {
    const [current = new Uint8Array()] = keys()
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', current, nonce)
    const encrypted = Buffer.concat([
      cipher.update(typeof content === 'string' ? Buffer.from(content) : content),
      cipher.final(),
    ])
    return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
  }

  function decryptBytes(encrypted: Uint8Array): Buffer {
    for (const key of keys()) {
      const content = open(encrypted, key)
      if (content) return content
    }
    throw new Error('none of the keys decrypts this')
  }
}

function open(encrypted: Uint8Array, key: Uint8Array): Buffer | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, 12), { authTagLength: 16 })
    decipher.setAuthTag(encrypted.subarray(12, 28))
    return Buffer.concat([decipher.update(encrypted.subarray(28)), decipher.final()])
  } catch {
    // Encrypted with another key, or changed.
    return null
  }
}
