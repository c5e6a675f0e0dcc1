import type { ApiBody } from '@pipit/contract/api/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'

interface Request {
  body: ApiBody<'POST /cards'>
  idempotencyKey: string
}

export function useCreateCards() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: Request) => call('POST /cards', request),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: adminKeys.batches('cards') }),
  })
}
