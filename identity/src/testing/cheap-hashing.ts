import type { PasswordHashing } from '../passwords/hash-password.ts'

/** Argon2id as always, but a fraction of the work, and a queue that is never full: most tests only need some password. */
export const cheapHashing: Partial<PasswordHashing> = { memoryKibibytes: 256, passes: 1, maxWaiting: 10_000 }
