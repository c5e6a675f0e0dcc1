import type { createDevices } from '@pipit/contract/devices/devices'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'

interface Request {
  body: z.input<typeof createDevices.body>
  idempotencyKey: string
}

export function useCreateDevices() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: Request) => call('POST /devices', request),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: adminKeys.batches('devices') }),
  })
}
