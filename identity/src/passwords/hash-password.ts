import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify, type Options } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** Argon2id by default, with what RFC 9106 recommends where memory is scarce: about 65 ms of one core for a sign-in. */
const argonOptions: Options = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 }

/** More than one for each core would compete for the caches, and take the threads of everything else that waits. */
const hashingQueue = pLimit(availableParallelism())

export const hashPassword = (password: string): Promise<string> => hashingQueue(() => hash(password, argonOptions))

const decoyHash = hashPassword(randomBytes(16).toString('hex'))

/** Does the work even where there is no password, so the time taken does not reveal it. */
export async function passwordMatches(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const compared = passwordHash ?? (await decoyHash)
  const matches = await hashingQueue(() => verify(compared, password))
  return matches && passwordHash != null
}
