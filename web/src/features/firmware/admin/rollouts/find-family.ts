import { t } from '@lingui/core/macro'
import { ApiCallError } from '@pipit/contract/api/client'
import { findAccount } from '../../api/find-account.ts'

/** The id of the account with this email address; an id stays as it is. */
export async function findFamily(typed: string): Promise<string> {
  if (!typed.includes('@')) return typed
  const found = await findAccount(typed)
  if (found) return found.id
  const message = t`No account has this email address.`
  throw new ApiCallError(400, { code: 'invalid-request', message, details: [{ field: 'body.family', message }] })
}
