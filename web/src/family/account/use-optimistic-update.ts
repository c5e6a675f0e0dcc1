import type { ApiResponse } from '@pipit/contract/api/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { familyKeys } from '../../api/query-keys.ts'
import { refreshFamily, type FamilyHome } from './api/get-family-home.ts'
import { useFamily } from './use-family.ts'

interface Resources {
  devices: ApiResponse<'GET /accounts/:accountId/devices/:deviceId'>
  cards: ApiResponse<'GET /cards/:cardId'>
}

/**
 * Updates a device or a card optimistically: the change shows at once everywhere, and is rolled back if the server rejects
 * it.
 */
export function useOptimisticUpdate<Kind extends keyof Resources, Changes extends object>(
  kind: Kind,
  id: string,
  send: (changes: Changes) => Promise<Resources[Kind]>,
) {
  const queryClient = useQueryClient()
  const { accountId } = useFamily()
  const key = familyKeys.resource(accountId, kind, id)

  return useMutation({
    mutationFn: send,
    async onMutate(changes) {
      const before = queryClient.getQueryData<Resources[Kind]>(key)
      // A response that is on its way does not contain this change.
      await queryClient.cancelQueries({ queryKey: familyKeys.all(accountId) })
      show(changes)
      return before
    },
    onSuccess: show,
    onError: (_error, _changes, before) => before && show(before),
    onSettled: () => void refreshFamily(queryClient, accountId, { resource: kind, id }),
  })

  function show(changes: object) {
    queryClient.setQueryData<Resources[Kind]>(key, (resource) => resource && { ...resource, ...changes })
    queryClient.setQueryData<FamilyHome>(familyKeys.home(accountId), (home) => {
      if (!home) return home
      const resources = home[kind] as { id: string }[]
      return { ...home, [kind]: resources.map((each) => (each.id === id ? { ...each, ...changes } : each)) }
    })
  }
}
