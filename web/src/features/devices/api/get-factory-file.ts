import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'

export type FactoryFileFormat = 'csv' | 'json'

export function useFactoryFile(batchId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (format: FactoryFileFormat) =>
      call('POST /devices/batches/:batchId/factory-file', { params: { batchId }, body: { format } }),
    // Somebody else may have downloaded it, so this runs after an error, too.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: adminKeys.batches('devices') }),
    // The keys in the file are in memory only as long as the page is open.
    gcTime: 0,
  })
}
