import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { useFamily } from '../use-family.ts'
import { showConsent } from './get-consent.ts'

/** `onGiven` runs although the page has nothing left to agree to, and with it no button. */
export function useGiveConsent(onGiven: () => Promise<void> | void) {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (version: number) =>
      call('POST /accounts/:accountId/consents', { params: { accountId }, body: { version } }),
    async onSuccess(consent) {
      await showConsent(queryClient, accountId, consent)
      await onGiven()
    },
  })
}
