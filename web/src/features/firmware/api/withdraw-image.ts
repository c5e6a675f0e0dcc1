import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'

export function useWithdrawImage() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (imageId: string) => call('POST /admin/firmware/images/:imageId/withdraw', { params: { imageId } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: adminKeys.firmware }),
  })
}
