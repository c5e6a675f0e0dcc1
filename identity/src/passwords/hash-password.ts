import { randomBytes } from 'node:crypto'
import { hash, verify, type Options } from '@node-rs/argon2'

/** Argon2id by default, with the smallest cost that OWASP recommends: a sign-in takes about 10 ms of one core. */
const cost: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

const nobodysHash = hashPassword(randomBytes(16).toString('hex'))

/** Does the work also where there is no password, so that the time taken does not tell. */
export async function passwordMatches(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), password)
  return matches && passwordHash != null
}
