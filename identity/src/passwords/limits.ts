import type { AttemptLimit, RateLimit } from './attempts.ts'
import { countedNetworks } from './counted-networks.ts'

const minuteSeconds = 60

/** A limit of a network comes with the larger ones of those that contain it. */
function attemptsFrom(address: string, limit: AttemptLimit): [AttemptLimit, ...AttemptLimit[]] {
  const [own, ...wider] = countedNetworks(address)
  return [scale(own), ...wider.map(scale)]

  function scale({ name, factor }: typeof own) {
    return {
      key: `${limit.key} ${name}`,
      freeAttempts: limit.freeAttempts * factor,
      maxWaitSeconds: Math.ceil(limit.maxWaitSeconds / factor),
    }
  }
}

const requestsFrom = (address: string, { key, burst, refillSeconds }: RateLimit): RateLimit[] =>
  countedNetworks(address).map(({ name, factor }) => ({
    key: `${key} ${name}`,
    burst: burst * factor,
    refillSeconds: Math.ceil(refillSeconds / factor),
  }))

/**
 * Passwords are guessed. The wait grows to 15 minutes from one network address, and stays at a minute from all
 * addresses together: many machines learn little, and the owner can still sign in, without waiting from addresses where
 * they have signed in before.
 */
export const passwordLimit = (email: string, address: string): AttemptLimit => ({
  key: `password ${email} ${address}`,
  freeAttempts: 5,
  maxWaitSeconds: 15 * minuteSeconds,
})
export const passwordLimitAllAddresses = (email: string): AttemptLimit => ({
  key: `password ${email}`,
  freeAttempts: 20,
  maxWaitSeconds: minuteSeconds,
})

/** An attacker can sign in with an account of their own, so a success does not reset this limit. */
export const passwordSprayingLimits = (address: string) =>
  attemptsFrom(address, { key: 'passwords from', freeAttempts: 100, maxWaitSeconds: 5 })

/** Sign-up must reveal whether an address has an account, but only for a few. */
export const takenEmailLimits = (address: string) =>
  attemptsFrom(address, { key: 'taken', freeAttempts: 10, maxWaitSeconds: minuteSeconds })

/** Each account costs a hash. Google's service allows as many for an address. */
export const signUpLimits = (address: string) =>
  requestsFrom(address, { key: 'sign-ups from', burst: 100, refillSeconds: 36 })

/** A person needs two or three requests; more may be trying codes. */
export const resetLimits = (address: string) =>
  requestsFrom(address, { key: 'resets from', burst: 50, refillSeconds: 30 })

/** Nobody may flood one mailbox, or many mailboxes from one address. */
export const mailRecipientLimit = (mailbox: string): AttemptLimit => ({
  key: `mail to ${mailbox}`,
  freeAttempts: 5,
  maxWaitSeconds: 10 * minuteSeconds,
})
export const mailSenderLimits = (address: string) =>
  attemptsFrom(address, { key: 'mail from', freeAttempts: 300, maxWaitSeconds: 10 })

/** A code has six digits, and three codes are valid at any time. */
export const secondFactorLimit = (uid: string): AttemptLimit => ({
  key: `second factor ${uid}`,
  freeAttempts: 5,
  maxWaitSeconds: 15 * minuteSeconds,
})
