import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { saveAccessReason } from '../../../api/session/access-reason.ts'

/**
 * Records why a superadmin opens a family's pages, and remembers it for the calls that need it. `onRecorded` runs before
 * the pages appear.
 */
export function useOpenFamily(accountId: string, onRecorded?: () => void) {
  return useMutation({
    mutationFn: (reason: string) =>
      call('POST /admin/accounts/:accountId/open', { params: { accountId }, body: { reason } }),
    onSuccess(_, reason) {
      onRecorded?.()
      saveAccessReason(accountId, reason.trim())
    },
  })
}
