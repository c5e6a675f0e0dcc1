import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify, type Options } from '@node-rs/argon2'
import { createFairQueue, type Requester } from './fair-queue.ts'

/** Argon2id by default, with what RFC 9106 recommends where memory is scarce: about 65 ms of one core for a sign-in. */
const argonOptions: Options = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 }

/**
 * More than one for each core would compete for the caches, and take the threads of everything else that waits. The last
 * of a full queue waits about a second.
 */
const inTurn = createFairQueue({ concurrency: availableParallelism(), maxWaiting: 16 * availableParallelism() })

/** The server itself, for passwords that no request carries. */
export const server: Requester = { address: 'server', isTrusted: true }

/** Throws a `BusyError` when too many wait already. */
export const hashPassword = (password: string, requester: Requester): Promise<string> =>
  inTurn(requester, () => hash(password, argonOptions))

const decoyHash = hashPassword(randomBytes(16).toString('hex'), server)

/** Does the work even where there is no password, so the time taken does not reveal it. */
export async function passwordMatches(
  password: string,
  passwordHash: string | null | undefined,
  requester: Requester,
): Promise<boolean> {
  const compared = passwordHash ?? (await decoyHash)
  const matches = await inTurn(requester, () => verify(compared, password))
  return matches && passwordHash != null
}
