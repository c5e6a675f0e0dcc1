import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { useFamily } from '../use-family.ts'
import { showConsent } from './get-consent.ts'

export function useWithdrawConsent() {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /accounts/:accountId/consents', { params: { accountId } }),
    onSuccess: (consent) => showConsent(queryClient, accountId, consent),
  })
}
