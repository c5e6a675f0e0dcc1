import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { familyKeys } from '../../../api/query-keys.ts'
import { call } from '../../../api/client.ts'
import type { FamilyHome } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

/** The child whose page is open. What the home page knows of it is shown at once. */
export function useChild() {
  const { accountId } = useFamily()
  const { childId = '' } = useParams()
  const queryClient = useQueryClient()
  const child = useQuery({
    queryKey: familyKeys.resource(accountId, 'children', childId),
    queryFn: ({ signal }) =>
      call('GET /accounts/:accountId/children/:childId', { params: { accountId, childId }, signal }),
    placeholderData: () =>
      queryClient
        .getQueryData<FamilyHome>(familyKeys.home(accountId))
        ?.children.find(({ id }): boolean => id === childId),
  })
  return { childId, child }
}
