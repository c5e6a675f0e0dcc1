import type { PasswordHashing } from '../passwords/hash-password.ts'

/** Argon2id as always, but a fraction of the work: most tests only need some password. */
export const cheapHashing: Partial<PasswordHashing> = { memoryKibibytes: 256, passes: 1 }
