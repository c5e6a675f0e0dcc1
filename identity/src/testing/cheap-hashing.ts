import type { PasswordHashing } from '../passwords/hash-password.ts'

/** Most tests only need some password: the work is a fraction of it, and the queue is never full. */
export const cheapHashing: Partial<PasswordHashing> = { memoryKibibytes: 256, passes: 1, maxWaiting: 10_000 }
