import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../../../family/account/use-family.ts'

/** The moment is of the child's latest day; it is null if there is none. */
export function useBestMoment(childId: string) {
  const { accountId } = useFamily()
  return useQuery({
    queryKey: familyKeys.bestMoment(accountId, childId),
    queryFn: async ({ signal }) => {
      const params = { accountId, childId }
      return (await call('GET /accounts/:accountId/children/:childId/insights/best-moment', { params, signal })).moment
    },
  })
}
