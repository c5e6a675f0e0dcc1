import { ApiCallError } from '@pipit/contract/api/client'
import { useMutation } from '@tanstack/react-query'
import { errorMessage, fieldErrors } from '../../../api/api-errors.ts'
import { call } from '../../../api/client.ts'
import { saveAccessReason } from '../../../api/session/access-reason.ts'
import { focusNextReason } from '../access-reason-note.tsx'

/** Records why a superadmin opens a family's pages, and remembers it for the calls that need it. */
export function useOpenFamily(accountId: string) {
  const { mutate, isPending, error } = useMutation({ mutationFn })

  async function mutationFn(reason: string) {
    await recordOpening(accountId, reason)
    focusNextReason()
    saveAccessReason(accountId, reason.trim())
  }

  return {
    open: mutate,
    isPending,
    notFound: error instanceof ApiCallError && error.code === 'not-found' ? error : null,
    errorText: error ? (fieldErrors(error)[0]?.message ?? errorMessage(error)) : null,
  }
}

/** For a dialog that leads to the family's pages. */
export async function openFamily(accountId: string, reason: string) {
  await recordOpening(accountId, reason)
  saveAccessReason(accountId, reason.trim())
}

async function recordOpening(accountId: string, reason: string) {
  await call('POST /admin/accounts/:accountId/open', { params: { accountId }, body: { reason } })
}
