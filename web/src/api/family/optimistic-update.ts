import type { ApiResponse } from '@pipit/contract/api/client'
import { useQueryClient } from '@tanstack/react-query'
import { useFamily } from './family.ts'
import { familyKeys, refreshFamily, type FamilyHome } from './family-queries.ts'

interface Resources {
  devices: ApiResponse<'GET /accounts/:accountId/devices/:deviceId'>
  cards: ApiResponse<'GET /cards/:cardId'>
}

/**
 * How a device or a card is changed: shown at once wherever it is shown, and taken back if the server refuses. The
 * answer is the thing as it is now.
 */
export function useOptimisticUpdate<Kind extends keyof Resources>(kind: Kind, id: string) {
  const store = useQueryClient()
  const { accountId } = useFamily()
  const key = familyKeys.resource(accountId, kind, id)

  return async function change<Changes extends object>(
    changes: Changes,
    send: (changes: Changes) => Promise<Resources[Kind]>,
  ) {
    const before = store.getQueryData<Resources[Kind]>(key)
    // An answer that is on its way was given before this change.
    await store.cancelQueries({ queryKey: familyKeys.all(accountId) })
    show(changes)
    try {
      const changed = await send(changes)
      show(changed)
      return changed
    } catch (error) {
      if (before) show(before)
      throw error
    } finally {
      void refreshFamily(store, accountId, { resource: kind, id })
    }
  }

  function show(changes: object) {
    store.setQueryData<Resources[Kind]>(key, (thing) => thing && { ...thing, ...changes })
    store.setQueryData<FamilyHome>(familyKeys.home(accountId), (home) => {
      if (!home) return home
      const things = home[kind] as { id: string }[]
      return { ...home, [kind]: things.map((thing) => (thing.id === id ? { ...thing, ...changes } : thing)) }
    })
  }
}
