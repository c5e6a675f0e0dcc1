import type { updateCard } from '@pipit/contract/cards'
import type { z } from 'zod'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import { useOptimisticUpdate } from '../../../family/account/use-optimistic-update.ts'

export function useUpdateCard(cardId: string) {
  const { accountId } = useFamily()
  return useOptimisticUpdate('cards', cardId, (body: z.input<typeof updateCard.body>) =>
    call('PATCH /cards/:cardId', { params: { cardId }, query: { accountId }, body }),
  )
}
