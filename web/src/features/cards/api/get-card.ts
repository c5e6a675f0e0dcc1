import type { ApiResponse } from '@pipit/contract/api/client'
import { useQuery } from '@tanstack/react-query'
import { familyKeys } from '../../../api/query-keys.ts'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import { useFamilyHome } from '../../../family/account/api/get-family-home.ts'

export type Card = ApiResponse<'GET /cards/:cardId'>

/** A card, shown at once with what the home page already has. */
export function useCard(cardId: string) {
  const { accountId } = useFamily()
  const known = useFamilyHome().data?.cards.find(({ id }) => id === cardId)
  return useQuery({
    queryKey: familyKeys.resource(accountId, 'cards', cardId),
    queryFn: ({ signal }) => call('GET /cards/:cardId', { params: { cardId }, query: { accountId }, signal }),
    placeholderData: () => known,
  })
}
