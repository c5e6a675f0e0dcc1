import { createHash, randomBytes } from 'node:crypto'
import type { Cipher } from '../../database/cipher.ts'

/** Crockford's: without I, L, O and U, which look like others or make words. */
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

/** To find a label by its code; nobody guesses 130 bits, so a plain hash tells nothing. */
export function hashClaimCode(claimCode: string): Buffer {
  return createHash('sha256').update(claimCode).digest()
}

function randomCode() {
  return Array.from(randomBytes(26), (byte) => alphabet[byte % alphabet.length]).join('')
}
