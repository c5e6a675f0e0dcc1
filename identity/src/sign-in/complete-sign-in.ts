import type { Dependencies } from '../dependencies.ts'
import type { AttemptLimit } from '../passwords/attempts.ts'
import { requireSecondFactor, type PendingSignIn } from '../second-factor/require-second-factor.ts'
import type { Tokens } from '../tokens/refresh-tokens.ts'
import { startSession } from '../tokens/start-session.ts'
import { IdentityError } from '../http/identity-error.ts'
import type { Account } from '../accounts/account-store.ts'

/** Whoever needs a second factor is asked for it, and gets no tokens. Earlier attempts are forgiven either way. */
export async function completeSignIn(
  dependencies: Dependencies,
  account: Account,
  signInProvider: string,
  address: string,
  forgiven: AttemptLimit[] = [],
): Promise<Tokens | PendingSignIn> {
  if (account.disabled) throw new IdentityError('USER_DISABLED')
  if (account.factors.length > 0) {
    await dependencies.attempts.reset(...forgiven)
    return requireSecondFactor(dependencies, account, signInProvider)
  }
  return startSession(dependencies, account, { signInProvider, secondFactorId: null, address, forgiven })
}
