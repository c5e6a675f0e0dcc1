import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { fromBase32, toBase32 } from './base32.ts'

export const codeLength = 6
export const periodSeconds = 30

export const newSecret = (): string => toBase32(randomBytes(20))

/** The code of one time step (RFC 6238, with SHA-1 as every authenticator app does it). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** codeLength
  return String(number).padStart(codeLength, '0')
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / periodSeconds)

/** The step that the code belongs to: this one, the one before or the one after, as clocks differ a little. */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  const current = stepAt(now)
  return [current, current - 1, current + 1].find((step) => isSame(codeAt(secret, step), code)) ?? null
}

function isSame(expected: string, given: string): boolean {
  return expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given))
}
