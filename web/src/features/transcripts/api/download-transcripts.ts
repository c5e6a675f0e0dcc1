import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import { toQuery, type TranscriptFilters } from '../toolbar/transcript-filters.ts'

export type DownloadFormat = 'text' | 'json' | 'page'

interface Download {
  childId: string
  filters: TranscriptFilters
  format: DownloadFormat
}

/** The file has everything that matches the filters, not only what is loaded. */
export function useDownloadTranscripts() {
  const { accountId } = useFamily()
  return useMutation({
    mutationFn: ({ childId, filters, format }: Download) =>
      call('GET /accounts/:accountId/children/:childId/transcripts/download', {
        params: { accountId, childId },
        query: { ...toQuery(filters), format },
      }),
  })
}
