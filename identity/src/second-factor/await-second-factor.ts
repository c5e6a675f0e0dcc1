import type { Account } from '../accounts/account-store.ts'
import { describeFactors } from '../accounts/describe-account.ts'
import { pendingSignIns } from '../database/schema.ts'
import type { Parts } from '../dependencies.ts'
import { later } from '../time.ts'
import { hashCode, newCode } from '../secrets/random-code.ts'

const waitsSeconds = 10 * 60

export interface PendingSignIn {
  mfaPendingCredential: string
  mfaInfo: ReturnType<typeof describeFactors>
}

/** An answer without tokens, which the SDK turns into "multi-factor-auth-required". */
export async function awaitSecondFactor(
  parts: Parts,
  account: Account,
  signInProvider: string,
): Promise<PendingSignIn> {
  const credential = newCode()
  await parts.database.insert(pendingSignIns).values({
    credentialHash: hashCode(credential),
    uid: account.uid,
    signInProvider,
    expiresAt: later(parts.now(), waitsSeconds),
  })
  return { mfaPendingCredential: credential, mfaInfo: describeFactors(account) }
}
