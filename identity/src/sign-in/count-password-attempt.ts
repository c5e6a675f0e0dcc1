import type { Account } from '../accounts/account-store.ts'
import type { Dependencies } from '../dependencies.ts'
import { tooManyAttempts, type AttemptLimit } from '../passwords/attempts.ts'
import { passwordLimit, passwordLimitAllAddresses, passwordSprayingLimits } from '../passwords/limits.ts'
import { hashAddress } from '../tokens/start-session.ts'
import { countAndFindAccount } from './password-attempt-store.ts'

interface PasswordAttempt {
  /** It is null when nobody has the address, after the same time. */
  account: Account | null
  /** The person has signed in from this network address before. */
  isKnown: boolean
}

export async function countPasswordAttempt(
  dependencies: Dependencies,
  email: string,
  address: string,
): Promise<PasswordAttempt> {
  const hashed = (limit: AttemptLimit) => ({ ...limit, keyHash: dependencies.attempts.hashKey(limit) })
  const [sprayingLimit, ...widerLimits] = passwordSprayingLimits(address)
  const found = await countAndFindAccount(dependencies.database, {
    email,
    addressHash: hashAddress(dependencies, address),
    at: dependencies.now(),
    limit: hashed(passwordLimit(email, address)),
    sprayingLimit: hashed(sprayingLimit),
    allAddressesLimit: hashed(passwordLimitAllAddresses(email)),
  })
  if (!found?.isAllowed) throw tooManyAttempts()
  // The statement above always has the same text, and only strangers with an IPv6 address have these limits.
  if (!found.isKnown) await dependencies.attempts.countAttempt(...widerLimits)
  return { account: found.uid === null ? null : (found as Account), isKnown: found.isKnown ?? false }
}
