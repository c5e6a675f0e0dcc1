import type { Limit } from './attempts.ts'

const minute = 60

/**
 * Guessing a password. From one network address the wait grows to a quarter of an hour. From all of them together it stays
 * at a minute: many machines learn little, and the person gets in between, or at once from where they have signed in before.
 */
export const passwordFrom = (email: string, address: string): Limit => ({
  key: `password ${email} ${address}`,
  free: 5,
  longestWait: 15 * minute,
})
export const passwordFromAnywhere = (email: string): Limit => ({
  key: `password ${email}`,
  free: 20,
  longestWait: minute,
})

/**
 * Trying one password on many people. Not forgiven by a success, or a guesser would buy that with an account of their own;
 * people who have signed in from there before are not counted.
 */
export const passwordsFrom = (address: string): Limit => ({
  key: `passwords from ${address}`,
  free: 100,
  longestWait: 5,
})

/** Asking which addresses have an account. Sign-up must tell; so it tells few. */
export const takenAddresses = (address: string): Limit => ({ key: `taken ${address}`, free: 10, longestWait: minute })

/** Filling somebody's mailbox, or anybody's from one place. */
export const mailTo = (email: string): Limit => ({ key: `mail to ${email}`, free: 5, longestWait: 10 * minute })
export const mailFrom = (address: string): Limit => ({ key: `mail from ${address}`, free: 300, longestWait: 10 })

/** A code has six digits and three of them are right at any time. */
export const secondFactor = (uid: string): Limit => ({ key: `second factor ${uid}`, free: 5, longestWait: 15 * minute })
