import { createHash, randomBytes, randomInt } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** The SDK's own ids have this alphabet and length. */
export const newId = (): string => Array.from({ length: 28 }, () => letters[randomInt(letters.length)]).join('')

/** The secret has 256 bits and is safe in a URL. */
export const newCode = (): string => randomBytes(32).toString('base64url')

/** Codes are long and random, so they are stored without salt and slow hash. */
export const hashCode = (code: string): string => createHash('sha256').update(code).digest('base64url')
