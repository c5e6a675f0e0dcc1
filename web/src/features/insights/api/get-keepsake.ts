import type { ApiResponse } from '@pipit/contract/api/client'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export type Keepsake = ApiResponse<'GET /accounts/:accountId/children/:childId/insights/keepsakes/:day'>

export function useKeepsake(childId: string, day: string) {
  const { accountId } = useFamily()
  return useQuery({
    queryKey: familyKeys.keepsake(accountId, childId, day),
    queryFn: ({ signal }) =>
      call('GET /accounts/:accountId/children/:childId/insights/keepsakes/:day', {
        params: { accountId, childId, day },
        signal,
      }),
  })
}
