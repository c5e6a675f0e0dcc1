import { createHash, randomBytes } from 'node:crypto'
import type { Seal } from '../../database/seal.ts'

/** Crockford's: without I, L, O and U, which look like others or make words. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The id and the claim code of a new device or card: 130 random bits each. */
export function newLabel(seal: Seal) {
  const claimCode = randomLetters()
  return {
    id: randomLetters().toLowerCase(),
    claimCodeHash: hashClaimCode(claimCode),
    sealedClaimCode: seal.close(claimCode),
  }
}

/** To find a label by its code; nobody guesses 130 bits, so a plain hash tells nothing. */
export function hashClaimCode(claimCode: string): Buffer {
  return createHash('sha256').update(claimCode).digest()
}

function randomLetters() {
  return Array.from(randomBytes(26), (byte) => letters[byte % letters.length]).join('')
}
