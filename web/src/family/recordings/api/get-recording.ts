import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../account/use-family.ts'

export interface RecordingReference {
  childId: string
  recordingId: string
}

/** Loads a recording on request, and frees it with the page. */
export function useRecording({ childId, recordingId }: RecordingReference) {
  const { accountId } = useFamily()
  const loading = useMutation({
    mutationFn: async () =>
      URL.createObjectURL(
        await call('GET /accounts/:accountId/children/:childId/recordings/:recordingId', {
          params: { accountId, childId, recordingId },
        }),
      ),
    // The URL of a recording that is not shown any more is revoked below.
    gcTime: 0,
  })
  const url = loading.data
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  return loading
}
