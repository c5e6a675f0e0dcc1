import type { ApiBody } from '@pipit/contract/api/client'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import { useOptimisticUpdate } from '../../../family/account/use-optimistic-update.ts'

export function useUpdateCard(cardId: string) {
  const { accountId } = useFamily()
  return useOptimisticUpdate('cards', cardId, (body: ApiBody<'PATCH /cards/:cardId'>) =>
    call('PATCH /cards/:cardId', { params: { cardId }, query: { accountId }, body }),
  )
}
