import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify, type Options } from '@node-rs/argon2'
import { takeTurns } from './semaphore.ts'

/** Argon2id by default, with what RFC 9106 recommends where memory is scarce: a sign-in takes about 65 ms of one core. */
const cost: Options = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 }

/** More than one for each core would take the caches from each other, and all threads from everything else that waits. */
const inTurn = takeTurns(availableParallelism())

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost))

const nobodysHash = hashPassword(randomBytes(16).toString('hex'))

/** Does the work also where there is no password, so that the time taken does not tell. */
export async function passwordMatches(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const compared = passwordHash ?? (await nobodysHash)
  const matches = await inTurn(() => verify(compared, password))
  return matches && passwordHash != null
}
