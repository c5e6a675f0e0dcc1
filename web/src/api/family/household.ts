import type { ApiResponse } from '@pipit/contract/api/client'
import type { FamilyResource } from '@pipit/contract/realtime/events'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { call } from '../client.ts'
import { useFamily } from './family.ts'

export type Home = ApiResponse<'GET /accounts/:accountId/home'>

/** How a family's answers are named in the store, so that a change that is heard of finds them. */
export const queryKeys = {
  family: (accountId: string) => ['family', accountId] as const,
  home: (accountId: string) => ['family', accountId, 'home'] as const,
  thing: (accountId: string, thing: FamilyResource, id: string) => ['family', accountId, thing, id] as const,
}

/** All that a family has, in one answer: the home page shows it, and other pages choose from it. */
export function useHome() {
  const { accountId } = useFamily()
  return useQuery({
    queryKey: queryKeys.home(accountId),
    queryFn: ({ signal }) => call('GET /accounts/:accountId/home', { params: { accountId }, signal }),
  })
}

/** After a change made here; the socket tells the other tabs and phones. */
export async function refresh(store: QueryClient, accountId: string, thing?: { thing: FamilyResource; id: string }) {
  await Promise.all([
    store.invalidateQueries({ queryKey: queryKeys.home(accountId) }),
    thing && store.invalidateQueries({ queryKey: queryKeys.thing(accountId, thing.thing, thing.id) }),
  ])
}

/** Shows a change before the server has told of it. */
export function changeHome(store: QueryClient, accountId: string, change: (home: Home) => Partial<Home>) {
  store.setQueryData<Home>(queryKeys.home(accountId), (home) => home && { ...home, ...change(home) })
}
