import type { ApiResponse } from '@pipit/contract/api/client'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export type Session = ApiResponse<'GET /accounts/:accountId/sessions'>['items'][number]

export function useSessions() {
  const { accountId } = useFamily()
  return useQuery({
    queryKey: familyKeys.sessions(accountId),
    queryFn: ({ signal }) => call('GET /accounts/:accountId/sessions', { params: { accountId }, signal }),
  })
}
