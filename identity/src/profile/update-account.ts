import { z } from 'zod'
import { applyActionCode } from '../actions/apply-action-code.ts'
import type { Dependencies } from '../dependencies.ts'
import { authenticate, requireRecent, type Caller } from '../tokens/authenticate.ts'
import { issueTokens, revokeSessions } from '../tokens/refresh-tokens.ts'
import { emailAddress, idTokenOrCode, oobCode, optionalText, password } from '../http/field-schemas.ts'
import type { RequestOrigin } from '../http/register-operation.ts'
import { IdentityError } from '../http/identity-error.ts'
import { updateAccountFields, findByUid, unlinkProviders, type Account } from '../accounts/account-store.ts'
import { lockExistingAccount } from '../accounts/lock-existing-account.ts'
import { setPassword } from '../credentials/change-password.ts'
import { describeAccount } from '../accounts/describe-account.ts'

const changes = z.object({
  idToken: idTokenOrCode,
  oobCode: z.undefined().optional(),
  email: emailAddress.optional(),
  password: password.optional(),
  displayName: optionalText(256).nullable(),
  photoUrl: optionalText(2048).nullable(),
  deleteAttribute: z
    .array(z.enum(['DISPLAY_NAME', 'PHOTO_URL', 'EMAIL', 'PASSWORD', 'PROVIDER']))
    .max(10)
    .optional(),
  deleteProvider: z.array(z.string().max(100)).max(20).optional(),
  /** Google's service takes any value for now. */
  validSince: z.union([z.number(), z.string().max(20)]).optional(),
})

export const updateRequest = z.union([z.object({ oobCode }), changes])

/** A code changes the account that the mailed link is about, and an ID token the caller's account. */
export async function updateAccount(
  dependencies: Dependencies,
  request: z.output<typeof updateRequest>,
  origin: RequestOrigin,
) {
  if (request.oobCode !== undefined) return applyActionCode(dependencies, request.oobCode, origin)
  const caller = await authenticate(dependencies, request.idToken)
  if (request.email !== undefined && request.email !== caller.account.email) {
    // Accepting any address at once would also reveal whether it is in use.
    throw new IdentityError('OPERATION_NOT_ALLOWED', 'Please verify the new email before changing email.')
  }
  const { password: newPassword, deleteProvider, validSince } = request
  if (newPassword !== undefined || deleteProvider || validSince !== undefined) requireRecent(dependencies, caller)
  await changeProfile(dependencies, caller.account, request)
  if (deleteProvider) await removeSignInMethods(dependencies, caller.account, deleteProvider)
  const { account, tokens } =
    newPassword === undefined && validSince !== undefined
      ? await endOtherSessions(dependencies, caller)
      : await changePassword(dependencies, caller, origin.address, newPassword)
  return { kind: 'identitytoolkit#SetAccountInfoResponse', ...describeAccount(account), ...tokens }
}

async function changePassword(dependencies: Dependencies, caller: Caller, address: string, newPassword?: string) {
  if (newPassword === undefined) {
    const account = await findByUid(dependencies.database, caller.account.uid)
    if (!account) throw new IdentityError('USER_NOT_FOUND')
    return { account, tokens: {} }
  }
  if (caller.account.email === null) throw new IdentityError('MISSING_EMAIL')
  return setPassword(dependencies, caller, { newPassword, address })
}

/** The caller is signed in anew where they are. */
async function endOtherSessions(dependencies: Dependencies, { account: { uid }, claims }: Caller) {
  const account = await dependencies.database.transaction(async (transaction) => {
    await revokeSessions(dependencies, transaction, uid)
    return lockExistingAccount(transaction, uid)
  })
  return { account, tokens: await issueTokens(dependencies, account, claims) }
}

async function changeProfile(dependencies: Dependencies, { uid }: Account, request: z.output<typeof changes>) {
  const removed = new Set(request.deleteAttribute)
  const fields = {
    ...(request.displayName == null ? {} : { displayName: request.displayName }),
    ...(request.photoUrl == null ? {} : { photoUrl: request.photoUrl }),
    ...(removed.has('DISPLAY_NAME') ? { displayName: null } : {}),
    ...(removed.has('PHOTO_URL') ? { photoUrl: null } : {}),
  }
  if (Object.keys(fields).length > 0) await updateAccountFields(dependencies.database, uid, fields)
}

/** Removing the password does not remove the address, because it is how the person is reached. */
async function removeSignInMethods(dependencies: Dependencies, { uid }: Account, providerIds: string[]) {
  await dependencies.database.transaction(async (transaction) => {
    if (providerIds.includes('password')) {
      await updateAccountFields(transaction, uid, { passwordHash: null, emailLinkSignIn: false })
    }
    await unlinkProviders(transaction, uid, providerIds)
  })
}
