import { createHash, randomBytes, randomInt } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** An id in the alphabet and length of the SDK's own. */
export const newId = (): string => Array.from({ length: 28 }, () => letters[randomInt(letters.length)]).join('')

/** A secret of 256 bits, safe in a URL. */
export const newCode = (): string => randomBytes(32).toString('base64url')

/** How codes are stored. They are long and random, so they need no salt and no slow hash. */
export const hashCode = (code: string): string => createHash('sha256').update(code).digest('base64url')
