import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'

/** Starts a job. */
export const useDeleteDevices = () =>
  useMutation({
    mutationFn: (body: { ids: string[]; evenIfRegistered: boolean }) => call('POST /admin/devices/delete', { body }),
  })
