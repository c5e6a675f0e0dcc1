import type { ApiResponse } from '@pipit/contract/api/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { familyKeys, refreshFamily } from './family-queries.ts'
import { useFamily } from './use-family.ts'

export type Consent = ApiResponse<'GET /accounts/:accountId/consents'>

/** The parental consent of the family whose pages are open. */
export function useConsent() {
  const { accountId } = useFamily()
  return useQuery({
    queryKey: consentKey(accountId),
    queryFn: ({ signal }) => call('GET /accounts/:accountId/consents', { params: { accountId }, signal }),
  })
}

export function useConsentActions() {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  const params = { accountId }

  async function show(consent: Consent) {
    queryClient.setQueryData(consentKey(accountId), consent)
    await refreshFamily(queryClient, accountId)
  }

  return {
    give: async (version: number) =>
      show(await call('POST /accounts/:accountId/consents', { params, body: { version } })),
    withdraw: async () => show(await call('DELETE /accounts/:accountId/consents', { params })),
  }
}

const consentKey = (accountId: string) => [...familyKeys.resource(accountId, 'account', accountId), 'consent']
