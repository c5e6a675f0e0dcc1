import type { Queries } from '@pipit/database/connect'
import { databaseCode, uniqueViolation } from '@pipit/database/error-code'
import { updateAccountFields, lockAccount, type Account } from '../accounts/account-store.ts'
import { throwIfEmailTaken } from '../credentials/change-password.ts'
import { describeAccount } from '../accounts/describe-account.ts'
import type { Dependencies } from '../dependencies.ts'
import { revokeSessions } from '../tokens/refresh-tokens.ts'
import type { RequestOrigin } from '../http/register-operation.ts'
import { IdentityError } from '../http/identity-error.ts'
import { deleteEmailChangeCodes, type ActionCode, type ActionKind } from './action-code-store.ts'
import { consumeActionCode } from './action-codes.ts'
import { mailAction } from './send-action-code.ts'

const kinds: ActionKind[] = ['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL']

export async function applyActionCode(dependencies: Dependencies, oobCode: string, { language }: RequestOrigin) {
  const { before, after, code } = await dependencies.database
    .transaction(async (transaction) => {
      const usedCode = await consumeActionCode(dependencies, transaction, oobCode, kinds)
      const account = await find(transaction, usedCode)
      await apply(dependencies, transaction, account, usedCode)
      return { before: account, after: await find(transaction, usedCode), code: usedCode }
    })
    .catch(async (error: unknown) => {
      // The transaction was rolled back, and with it the use of the code.
      if (databaseCode(error) === uniqueViolation)
        await consumeActionCode(dependencies, dependencies.database, oobCode, kinds)
      return throwIfEmailTaken(error)
    })
  const isChange = code.kind === 'VERIFY_AND_CHANGE_EMAIL'
  if (isChange) await offerRecovery(dependencies, before, after, language)
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    ...describeAccount(after),
    ...(isChange ? { newEmail: code.newEmail } : {}),
  }
}

async function find(transaction: Queries, { uid }: ActionCode): Promise<Account> {
  const account = uid === null ? null : await lockAccount(transaction, uid)
  if (!account) throw new IdentityError('INVALID_OOB_CODE')
  if (account.disabled) throw new IdentityError('USER_DISABLED')
  return account
}

async function apply(dependencies: Dependencies, transaction: Queries, account: Account, code: ActionCode) {
  if (code.kind === 'VERIFY_EMAIL') {
    if (account.email !== code.email) throw new IdentityError('INVALID_OOB_CODE')
    await updateAccountFields(transaction, account.uid, { emailVerified: true })
    return
  }
  const isChange = code.kind === 'VERIFY_AND_CHANGE_EMAIL'
  // The address was changed in another way since then, so the link is outdated.
  if (isChange && account.email !== code.email) throw new IdentityError('INVALID_OOB_CODE')
  await updateAccountFields(transaction, account.uid, {
    email: isChange ? code.newEmail : code.email,
    emailVerified: true,
  })
  // An intruder with a second link could otherwise undo the recovery.
  await deleteEmailChangeCodes(transaction, account.uid)
  await revokeSessions(dependencies, transaction, account.uid)
}

/** If somebody else changed the address, the owner learns it from the mail to the old one. */
async function offerRecovery(dependencies: Dependencies, before: Account, after: Account, lang: string) {
  if (before.email === null || !before.emailVerified || after.email === null) return
  const { uid, email } = before
  await mailAction(dependencies, { kind: 'RECOVER_EMAIL', to: email, uid, email, newEmail: after.email, lang })
}
