import type { ApiBody } from '@pipit/contract/api/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'

interface Request {
  body: ApiBody<'POST /devices'>
  idempotencyKey: string
}

export function useCreateDevices() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: Request) => call('POST /devices', request),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: adminKeys.batches('devices') }),
  })
}
