import type { ApiResponse } from '@pipit/contract/api/client'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../../../family/account/use-family.ts'

type Memories = ApiResponse<'GET /accounts/:accountId/children/:childId/memories'>
export type Fact = Memories['facts'][number]
export type PlayedActivity = Memories['activities'][number]

export function useMemories(childId: string) {
  const { accountId } = useFamily()
  return useQuery({
    queryKey: familyKeys.resource(accountId, 'memories', childId),
    queryFn: ({ signal }) =>
      call('GET /accounts/:accountId/children/:childId/memories', { params: { accountId, childId }, signal }),
  })
}
