import type { Queries } from '@pipit/database/connect'
import { z } from 'zod'
import { consumeActionCode } from '../actions/action-codes.ts'
import type { Dependencies } from '../dependencies.ts'
import { authenticateRecent } from '../tokens/authenticate.ts'
import { renewTokens } from '../tokens/refresh-tokens.ts'
import { emailAddress, idToken, oobCode } from '../http/field-schemas.ts'
import type { RequestOrigin } from '../http/register-operation.ts'
import { IdentityError } from '../http/identity-error.ts'
import { updateAccountFields, findByEmail, insertAccount, type Account } from '../accounts/account-store.ts'
import { lockExistingAccount } from '../accounts/lock-existing-account.ts'
import { throwIfEmailTaken } from '../credentials/change-password.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { removeUnprovenAccess } from '../credentials/remove-unproven-access.ts'

export const emailLinkSignInRequest = z.object({ email: emailAddress, oobCode, idToken: idToken.optional() })

/** Opening the link proves the mailbox. With an ID token, the link becomes another way into that account. */
export async function signInWithEmailLink(
  dependencies: Dependencies,
  request: z.output<typeof emailLinkSignInRequest>,
  { address }: RequestOrigin,
) {
  const { email } = request
  const caller = request.idToken === undefined ? null : await authenticateRecent(dependencies, request.idToken)
  const { account, isNewUser } = await dependencies.database
    .transaction(async (transaction) => {
      const code = await consumeActionCode(dependencies, transaction, request.oobCode, ['EMAIL_SIGNIN'])
      if (code.email !== email)
        throw new IdentityError('INVALID_EMAIL', 'The email provided does not match the sign-in email address.')
      return caller
        ? linkEmail(transaction, caller.account, email)
        : findOrCreateByEmail(dependencies, transaction, email)
    })
    .catch(throwIfEmailTaken)
  return {
    kind: 'identitytoolkit#EmailLinkSigninResponse',
    email,
    localId: account.uid,
    isNewUser,
    ...(await (caller
      ? renewTokens(dependencies, account, caller.claims)
      : completeSignIn(dependencies, account, 'password', address))),
  }
}

async function findOrCreateByEmail(
  dependencies: Dependencies,
  transaction: Queries,
  email: string,
): Promise<{ account: Account; isNewUser: boolean }> {
  const created = await insertAccount(transaction, dependencies.now(), {
    email,
    emailVerified: true,
    emailLinkSignIn: true,
  })
  if (created) return { account: created, isNewUser: true }
  const existing = await findByEmail(transaction, email)
  if (!existing) throw new IdentityError('INVALID_OOB_CODE')
  if (existing.disabled) throw new IdentityError('USER_DISABLED')
  await removeUnprovenAccess(dependencies, transaction, existing)
  await updateAccountFields(transaction, existing.uid, { emailLinkSignIn: true })
  return { account: await lockExistingAccount(transaction, existing.uid), isNewUser: false }
}

async function linkEmail(
  transaction: Queries,
  account: Account,
  email: string,
): Promise<{ account: Account; isNewUser: boolean }> {
  if (account.email !== null && account.email !== email) {
    throw new IdentityError('OPERATION_NOT_ALLOWED', 'Please verify the new email before changing email.')
  }
  await updateAccountFields(transaction, account.uid, { email, emailVerified: true, emailLinkSignIn: true })
  return { account: await lockExistingAccount(transaction, account.uid), isNewUser: false }
}
