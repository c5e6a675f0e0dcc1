import { IdentityError } from '../http/identity-error.ts'
import { addSeconds } from '../time.ts'

const lifetimeSeconds = 24 * 60 * 60

/** A one-time password is shown somewhere, such as in a terminal, so it works only for a day. */
export const oneTimePasswordExpiry = (now: Date): Date => addSeconds(now, lifetimeSeconds)

interface Passwords {
  oneTimePasswordExpiresAt: Date | null
}

/** Call this only for somebody who has typed the right password. */
export function requireUnexpiredPassword({ oneTimePasswordExpiresAt }: Passwords, now: Date) {
  if (oneTimePasswordExpiresAt && oneTimePasswordExpiresAt <= now)
    throw new IdentityError('PASSWORD_EXPIRED', 'This one-time password worked for a day.')
}
