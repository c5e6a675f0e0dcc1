import { createHash, randomBytes } from 'node:crypto'
import type { Cipher } from '../../database/cipher.ts'

/** Crockford's base 32: without I, L, O and U, which look like other characters or form words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The id and the claim code of a new device or card: 130 random bits each. */
export function createLabel(cipher: Cipher) {
  const claimCode = randomCode(26)
  return {
    id: randomCode(26).toLowerCase(),
    claimCodeHash: hashCode(claimCode),
    encryptedClaimCode: cipher.encrypt(claimCode),
  }
}

/** A plain hash is enough, because the 80 or more random bits of our codes cannot be guessed. */
export function hashCode(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}

/** Five random bits for each character. */
export function randomCode(length: number) {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')
}
