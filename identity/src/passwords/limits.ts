import type { AttemptLimit, RateLimit } from './attempts.ts'

const minuteSeconds = 60

/**
 * Guessing a password. From one network address the wait grows to 15 minutes. From all addresses together it stays at a
 * minute: many machines learn little, and the owner can still sign in, without waiting from addresses where they have signed in before.
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

/**
 * Trying one password on many people (password spraying). A success does not reset it, because an attacker could sign in
 * with an account of their own; people who have signed in from there before are not counted.
 */
export const passwordSprayingLimit = (address: string): AttemptLimit => ({
  key: `passwords from ${address}`,
  freeAttempts: 100,
  maxWaitSeconds: 5,
})

/** Finding out which addresses have an account. Sign-up must reveal it, but only for a few. */
export const takenEmailLimit = (address: string): AttemptLimit => ({
  key: `taken ${address}`,
  freeAttempts: 10,
  maxWaitSeconds: minuteSeconds,
})

/** Creating accounts, each of which costs a hash. As many as Google's service allows for an address. */
export const signUpLimit = (address: string): RateLimit => ({
  key: `sign-ups from ${address}`,
  burst: 100,
  refillSeconds: 36,
})

/** Trying codes of password reset links. A person needs two or three requests. */
export const resetLimit = (address: string): RateLimit => ({
  key: `resets from ${address}`,
  burst: 50,
  refillSeconds: 30,
})

/** Flooding one mailbox, or many mailboxes from one address. */
export const mailRecipientLimit = (mailbox: string): AttemptLimit => ({
  key: `mail to ${mailbox}`,
  freeAttempts: 5,
  maxWaitSeconds: 10 * minuteSeconds,
})
export const mailSenderLimit = (address: string): AttemptLimit => ({
  key: `mail from ${address}`,
  freeAttempts: 300,
  maxWaitSeconds: 10,
})

/** A code has six digits, and three codes are valid at any time. */
export const secondFactorLimit = (uid: string): AttemptLimit => ({
  key: `second factor ${uid}`,
  freeAttempts: 5,
  maxWaitSeconds: 15 * minuteSeconds,
})
