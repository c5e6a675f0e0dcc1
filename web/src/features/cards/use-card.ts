import type { Answer } from '@pipit/contract/client'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { useFamily } from '../../api/family.ts'
import { keyOf, useHome } from '../../api/household.ts'

export type Card = Answer<'GET /cards/:cardId'>

/** A card; what the home page knows of it shows at once. */
export function useCard(cardId: string) {
  const { accountId } = useFamily()
  const known = useHome().data?.cards.find(({ id }) => id === cardId)
  return useQuery({
    queryKey: keyOf.thing(accountId, 'cards', cardId),
    queryFn: ({ signal }) => call('GET /cards/:cardId', { params: { cardId }, signal }),
    placeholderData: known,
  })
}
