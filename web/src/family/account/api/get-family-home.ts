import type { ApiResponse } from '@pipit/contract/api/client'
import type { FamilyResource } from '@pipit/contract/realtime/events'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { familyKeys } from '../../../api/query-keys.ts'
import { call } from '../../../api/client.ts'
import { useFamily } from '../use-family.ts'

export type FamilyHome = ApiResponse<'GET /accounts/:accountId/home'>

/** Everything that a family has, in one response. The home page shows it, and forms offer its children and networks. */
export function useFamilyHome({ enabled = true } = {}) {
  const { accountId } = useFamily()
  return useQuery({
    enabled,
    queryKey: familyKeys.home(accountId),
    queryFn: ({ signal }) => call('GET /accounts/:accountId/home', { params: { accountId }, signal }),
  })
}

/** Call this after a change in this tab; other tabs and phones learn of it through the socket. */
export async function refreshFamily(
  queryClient: QueryClient,
  accountId: string,
  changed?: { resource: FamilyResource; id: string },
) {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: familyKeys.home(accountId) }),
    changed &&
      queryClient.invalidateQueries({ queryKey: familyKeys.resource(accountId, changed.resource, changed.id) }),
  ])
}

/** Shows a change before the server has confirmed it. */
export function updateFamilyHome(
  queryClient: QueryClient,
  accountId: string,
  change: (home: FamilyHome) => Partial<FamilyHome>,
) {
  queryClient.setQueryData<FamilyHome>(familyKeys.home(accountId), (home) => home && { ...home, ...change(home) })
}
