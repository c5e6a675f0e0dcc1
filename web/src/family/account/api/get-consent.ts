import type { ApiResponse } from '@pipit/contract/api/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { familyKeys } from '../../../api/query-keys.ts'
import { call } from '../../../api/client.ts'
import { refreshFamily } from './get-family-home.ts'
import { useFamily } from '../use-family.ts'

export type Consent = ApiResponse<'GET /accounts/:accountId/consents'>

/** The parental consent of the family whose pages are open. */
export function useConsent() {
  const { accountId } = useFamily()
  return useQuery({
    queryKey: familyKeys.consent(accountId),
    queryFn: ({ signal }) => call('GET /accounts/:accountId/consents', { params: { accountId }, signal }),
  })
}

export function useConsentActions() {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  const params = { accountId }

  async function show(consent: Consent) {
    queryClient.setQueryData(familyKeys.consent(accountId), consent)
    await refreshFamily(queryClient, accountId)
  }

  return {
    give: async (version: number) =>
      show(await call('POST /accounts/:accountId/consents', { params, body: { version } })),
    withdraw: async () => show(await call('DELETE /accounts/:accountId/consents', { params })),
  }
}
