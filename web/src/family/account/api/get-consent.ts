import type { ApiResponse } from '@pipit/contract/api/client'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../use-family.ts'
import { refreshFamily } from './get-family-home.ts'

export type Consent = ApiResponse<'GET /accounts/:accountId/consents'>

/** The parental consent of the family whose pages are open. */
export function useConsent() {
  const { accountId } = useFamily()
  return useQuery({
    queryKey: familyKeys.consent(accountId),
    queryFn: ({ signal }) => call('GET /accounts/:accountId/consents', { params: { accountId }, signal }),
  })
}

/** Call this with the response to a change. */
export async function showConsent(queryClient: QueryClient, accountId: string, consent: Consent) {
  queryClient.setQueryData(familyKeys.consent(accountId), consent)
  await refreshFamily(queryClient, accountId)
}
