import { createHash, randomBytes } from 'node:crypto'
import type { Cipher } from '../../database/cipher.ts'

/** Crockford's base 32: without I, L, O and U, which look like other characters or form words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The id and the claim code of a new device or card: 130 random bits each. */
export function createLabel(cipher: Cipher) {
  const claimCode = randomCode()
  return {
    id: randomCode().toLowerCase(),
    claimCodeHash: hashClaimCode(claimCode),
    encryptedClaimCode: cipher.encrypt(claimCode),
  }
}

/** For finding a label by its claim code. A plain hash is enough, because 130 random bits cannot be guessed. */
export function hashClaimCode(claimCode: string): Buffer {
  return createHash('sha256').update(claimCode).digest()
}

function randomCode() {
  return Array.from(randomBytes(26), (byte) => alphabet[byte % alphabet.length]).join('')
}
