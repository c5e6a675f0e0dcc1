import type { registerCard } from '@pipit/contract/cards'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../api/client.ts'
import { refreshFamily } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export function useRegisterCard() {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof registerCard.body>) => call('POST /cards/register', { body }),
    onSuccess: () => refreshFamily(queryClient, accountId),
  })
}
