import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'

export function useRetryBackgroundJob() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (backgroundJobId: string) =>
      call('POST /admin/background-jobs/:backgroundJobId/retry', { params: { backgroundJobId } }),
    // A job that cannot be retried has changed, too.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: adminKeys.list('jobs') }),
  })
}
