import type { createCards } from '@pipit/contract/cards'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'

interface Request {
  body: z.input<typeof createCards.body>
  idempotencyKey: string
}

export function useCreateCards() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: Request) => call('POST /cards', request),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: adminKeys.batches('cards') }),
  })
}
