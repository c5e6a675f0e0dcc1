import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { applyActionCode } from '../actions/apply-action-code.ts'
import { linkedProviders, users } from '../database/schema.ts'
import type { Parts } from '../dependencies.ts'
import { authenticate, requireRecent, type Caller } from '../tokens/authenticate.ts'
import { emailAddress, idToken, oobCode, optionalText, password } from '../wire/fields.ts'
import type { Origin } from '../wire/operation.ts'
import { WireError } from '../wire/wire-error.ts'
import { changeAccount, findByUid, type Account } from './account-store.ts'
import { setPassword } from './change-password.ts'
import { describeAccount } from './describe-account.ts'

const changes = z.object({
  idToken,
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
})

export const updateRequest = z.union([z.object({ oobCode }), changes])

/** Changes the caller's account or, with the code of a mailed link, the account that the link is about. */
export async function updateAccount(parts: Parts, request: z.output<typeof updateRequest>, origin: Origin) {
  if (request.oobCode !== undefined) return applyActionCode(parts, request.oobCode, origin)
  const caller = await authenticate(parts, request.idToken)
  if (request.email !== undefined && request.email !== caller.account.email) {
    // To take any address at once would also tell whether it is in use.
    throw new WireError('OPERATION_NOT_ALLOWED', 'Please verify the new email before changing email.')
  }
  await changeProfile(parts, caller.account, request)
  if (request.deleteProvider) await unlinkProviders(parts, caller.account, request.deleteProvider)
  const { account, tokens } = await changePassword(parts, caller, request.password)
  return { kind: 'identitytoolkit#SetAccountInfoResponse', ...describeAccount(account), ...tokens }
}

async function changePassword(parts: Parts, caller: Caller, newPassword?: string) {
  if (newPassword === undefined) {
    const account = await findByUid(parts.database, caller.account.uid)
    if (!account) throw new WireError('USER_NOT_FOUND')
    return { account, tokens: {} }
  }
  requireRecent(parts, caller)
  if (caller.account.email === null) throw new WireError('MISSING_EMAIL')
  return setPassword(parts, caller, newPassword)
}

async function changeProfile(parts: Parts, { uid }: Account, request: z.output<typeof changes>) {
  const removed = new Set(request.deleteAttribute)
  const fields = {
    ...(request.displayName == null ? {} : { displayName: request.displayName }),
    ...(request.photoUrl == null ? {} : { photoUrl: request.photoUrl }),
    ...(removed.has('DISPLAY_NAME') ? { displayName: null } : {}),
    ...(removed.has('PHOTO_URL') ? { photoUrl: null } : {}),
  }
  if (Object.keys(fields).length > 0) await changeAccount(parts.database, uid, fields)
}

/** The address stays when the password goes: it is how the person is reached. */
async function unlinkProviders(parts: Parts, { uid }: Account, providerIds: string[]) {
  await parts.database.transaction(async (transaction) => {
    if (providerIds.includes('password')) {
      await transaction.update(users).set({ passwordHash: null, emailLinkSignIn: false }).where(eq(users.uid, uid))
    }
    await transaction
      .delete(linkedProviders)
      .where(and(eq(linkedProviders.uid, uid), inArray(linkedProviders.providerId, providerIds)))
  })
}
