import type { Account } from '../accounts/account-store.ts'
import { describeFactors } from '../accounts/describe-account.ts'
import type { Dependencies } from '../dependencies.ts'
import { addSeconds } from '../time.ts'
import { hashCode, newCode } from '../secrets/random-code.ts'
import { insertPendingSignIn } from './pending-sign-in-store.ts'

const pendingSignInLifetimeSeconds = 10 * 60

export interface PendingSignIn {
  mfaPendingCredential: string
  mfaInfo: ReturnType<typeof describeFactors>
}

/** The SDK turns a response without tokens into "multi-factor-auth-required". */
export async function requireSecondFactor(
  dependencies: Dependencies,
  account: Account,
  signInProvider: string,
): Promise<PendingSignIn> {
  const credential = newCode()
  await insertPendingSignIn(dependencies.database, {
    credentialHash: hashCode(credential),
    uid: account.uid,
    signInProvider,
    expiresAt: addSeconds(dependencies.now(), pendingSignInLifetimeSeconds),
  })
  return { mfaPendingCredential: credential, mfaInfo: describeFactors(account) }
}
