import type { ApiResponse } from '@pipit/contract/api/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { familyKeys } from '../../api/query-keys.ts'
import { call } from '../../api/client.ts'
import { refreshFamily } from '../../family/account/api/get-family-home.ts'
import { useFamily } from '../../family/account/use-family.ts'

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

/** What a parent can change. Each removal returns the time by which it is restored. */
export function useMemoryChanges(childId: string) {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  const params = { accountId, childId }
  const refresh = () => refreshFamily(queryClient, accountId, { resource: 'memories', id: childId })
  const refreshed = async <Result>(change: Promise<Result>) => {
    const result = await change
    await refresh()
    return result
  }
  return {
    correct: (factId: string, value: string) =>
      refreshed(
        call('PATCH /accounts/:accountId/children/:childId/memories/facts/:factId', {
          params: { ...params, factId },
          body: { value },
        }),
      ),
    removeFact: (factId: string) =>
      refreshed(
        call('DELETE /accounts/:accountId/children/:childId/memories/facts/:factId', {
          params: { ...params, factId },
        }),
      ),
    removeActivity: (activity: string) =>
      refreshed(
        call('DELETE /accounts/:accountId/children/:childId/memories/activities/:activity', {
          params: { ...params, activity },
        }),
      ),
    removeAll: () => refreshed(call('DELETE /accounts/:accountId/children/:childId/memories', { params })),
    restore: (removedAt: string) =>
      refreshed(call('POST /accounts/:accountId/children/:childId/memories/restore', { params, body: { removedAt } })),
    setRemembers: (remembers: boolean) =>
      refreshed(call('PATCH /accounts/:accountId/children/:childId', { params, body: { remembers } })),
  }
}
