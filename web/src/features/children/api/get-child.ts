import type { ApiResponse } from '@pipit/contract/api/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import type { FamilyHome } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export type Child = ApiResponse<'GET /accounts/:accountId/children/:childId'>

/** A child, shown at once with what the home page already has. */
export function useChild(childId: string) {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useQuery({
    queryKey: familyKeys.resource(accountId, 'children', childId),
    queryFn: ({ signal }) =>
      call('GET /accounts/:accountId/children/:childId', { params: { accountId, childId }, signal }),
    placeholderData: () =>
      queryClient
        .getQueryData<FamilyHome>(familyKeys.home(accountId))
        ?.children.find(({ id }): boolean => id === childId),
  })
}
