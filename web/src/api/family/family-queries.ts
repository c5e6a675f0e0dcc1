import type { ApiResponse } from '@pipit/contract/api/client'
import type { FamilyResource } from '@pipit/contract/realtime/events'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { call } from '../client.ts'
import { useFamily } from './family.ts'

export type FamilyHome = ApiResponse<'GET /accounts/:accountId/home'>

/** How a family's answers are named in the store, so that a change that is heard of finds them. */
export const familyKeys = {
  all: (accountId: string) => ['family', accountId] as const,
  home: (accountId: string) => ['family', accountId, 'home'] as const,
  resource: (accountId: string, resource: FamilyResource, id: string) => ['family', accountId, resource, id] as const,
}

/** All that a family has, in one answer: the home page shows it, and other pages choose from it. */
export function useFamilyHome() {
  const { accountId } = useFamily()
  return useQuery({
    queryKey: familyKeys.home(accountId),
    queryFn: ({ signal }) => call('GET /accounts/:accountId/home', { params: { accountId }, signal }),
  })
}

/** After a change made here; the socket tells the other tabs and phones. */
export async function refreshFamily(
  store: QueryClient,
  accountId: string,
  changed?: { resource: FamilyResource; id: string },
) {
  await Promise.all([
    store.invalidateQueries({ queryKey: familyKeys.home(accountId) }),
    changed && store.invalidateQueries({ queryKey: familyKeys.resource(accountId, changed.resource, changed.id) }),
  ])
}

/** Shows a change before the server has told of it. */
export function updateFamilyHome(
  store: QueryClient,
  accountId: string,
  change: (home: FamilyHome) => Partial<FamilyHome>,
) {
  store.setQueryData<FamilyHome>(familyKeys.home(accountId), (home) => home && { ...home, ...change(home) })
}
