import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'

export const useIssueReleaseCode = (deviceId: string) =>
  useMutation({
    mutationFn: (reason: string) =>
      call('POST /admin/devices/:deviceId/release-code', { params: { deviceId }, body: { reason } }),
    // The code does not stay in memory.
    gcTime: 0,
  })
