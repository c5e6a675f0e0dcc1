import type { Account } from '../accounts/account-store.ts'
import type { Dependencies } from '../dependencies.ts'
import { tooManyAttempts, type AttemptLimit } from '../passwords/attempts.ts'
import { passwordLimit, passwordLimitAllAddresses, passwordSprayingLimit } from '../passwords/limits.ts'
import { hashAddress } from '../tokens/start-session.ts'
import { countAndFindAccount } from './password-attempt-store.ts'

/** Counts the attempt and reads the account. Null when nobody has the address, after the same time. */
export async function countPasswordAttempt(
  dependencies: Dependencies,
  email: string,
  address: string,
): Promise<Account | null> {
  const hashed = (limit: AttemptLimit) => ({ ...limit, keyHash: dependencies.attempts.hashKey(limit) })
  const found = await countAndFindAccount(dependencies.database, {
    email,
    addressHash: hashAddress(dependencies, address),
    at: dependencies.now(),
    limit: hashed(passwordLimit(email, address)),
    sprayingLimit: hashed(passwordSprayingLimit(address)),
    allAddressesLimit: hashed(passwordLimitAllAddresses(email)),
  })
  if (!found?.isAllowed) throw tooManyAttempts()
  return found.uid === null ? null : (found as Account)
}
