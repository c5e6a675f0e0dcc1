import { Secret, TOTP } from 'otpauth'

export const codeLength = 6
export const periodSeconds = 30

/** Every authenticator app supports only SHA-1 of RFC 6238. */
const settings = { algorithm: 'SHA1', digits: codeLength, period: periodSeconds }
/** Clocks differ a little, so the codes of the steps before and after the current one count. */
const window = 1

export const createSecret = (): string => new Secret({ size: 20 }).base32

export const codeAt = (secret: string, now: Date): string =>
  TOTP.generate({ ...settings, secret: Secret.fromBase32(secret), timestamp: now.getTime() })

/** Returns the time step that the code belongs to, or null for a wrong code. */
export function findMatchingStep(secret: string, code: string, now: Date): number | null {
  // The library's comparison throws for a code with letters that take more than one byte.
  if (!/^[0-9]{6}$/.test(code)) return null
  const timestamp = now.getTime()
  const delta = TOTP.validate({ ...settings, secret: Secret.fromBase32(secret), token: code, timestamp, window })
  return delta === null ? null : TOTP.counter({ period: periodSeconds, timestamp }) + delta
}
