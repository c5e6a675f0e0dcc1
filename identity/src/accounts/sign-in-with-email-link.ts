import { z } from 'zod'
import { spendActionCode } from '../actions/action-codes.ts'
import type { Queries } from '../database/queries.ts'
import type { Parts } from '../dependencies.ts'
import { authenticateRecent } from '../tokens/authenticate.ts'
import { issueTokens } from '../tokens/refresh-tokens.ts'
import { emailAddress, idToken, oobCode } from '../wire/fields.ts'
import type { Origin } from '../wire/operation.ts'
import { WireError } from '../wire/wire-error.ts'
import { changeAccount, findByEmail, insertAccount, lockAccount, type Account } from './account-store.ts'
import { emailTaken } from './change-password.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { proveOwnership } from './prove-ownership.ts'

export const emailLinkSignInRequest = z.object({ email: emailAddress, oobCode, idToken: idToken.optional() })

/** Whoever opens the link has the mailbox. With an ID token, the link becomes one more way into that account. */
export async function signInWithEmailLink(
  parts: Parts,
  request: z.output<typeof emailLinkSignInRequest>,
  { address }: Origin,
) {
  const { email } = request
  const caller = request.idToken === undefined ? null : await authenticateRecent(parts, request.idToken)
  const { account, isNewUser } = await parts.database
    .transaction(async (transaction) => {
      const code = await spendActionCode(parts, transaction, request.oobCode, ['EMAIL_SIGNIN'])
      if (code.email !== email)
        throw new WireError('INVALID_EMAIL', 'The email provided does not match the sign-in email address.')
      return caller ? linkTo(transaction, caller.account, email) : enter(parts, transaction, email)
    })
    .catch(emailTaken)
  return {
    kind: 'identitytoolkit#EmailLinkSigninResponse',
    email,
    localId: account.uid,
    isNewUser,
    ...(await (caller
      ? issueTokens(parts, account, caller.claims)
      : completeSignIn(parts, account, 'password', address))),
  }
}

async function enter(
  parts: Parts,
  transaction: Queries,
  email: string,
): Promise<{ account: Account; isNewUser: boolean }> {
  const created = await insertAccount(transaction, parts.now(), { email, emailVerified: true, emailLinkSignIn: true })
  if (created) return { account: created, isNewUser: true }
  const existing = await findByEmail(transaction, email)
  if (!existing) throw new WireError('INVALID_OOB_CODE')
  if (existing.disabled) throw new WireError('USER_DISABLED')
  await proveOwnership(parts, transaction, existing)
  await changeAccount(transaction, existing.uid, { emailLinkSignIn: true })
  return { account: await reread(transaction, existing.uid), isNewUser: false }
}

async function linkTo(
  transaction: Queries,
  account: Account,
  email: string,
): Promise<{ account: Account; isNewUser: boolean }> {
  if (account.email !== null && account.email !== email) {
    throw new WireError('OPERATION_NOT_ALLOWED', 'Please verify the new email before changing email.')
  }
  await changeAccount(transaction, account.uid, { email, emailVerified: true, emailLinkSignIn: true })
  return { account: await reread(transaction, account.uid), isNewUser: false }
}

async function reread(transaction: Queries, uid: string): Promise<Account> {
  const account = await lockAccount(transaction, uid)
  if (!account) throw new WireError('USER_NOT_FOUND')
  return account
}
