import type { ApiResponse } from '@pipit/contract/api/client'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { familyKeys } from '../../../api/query-keys.ts'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import { joinPages, mergeNewest } from '../merge-pages.ts'
import { toQuery, type TranscriptFilters } from '../toolbar/transcript-filters.ts'

export type TranscriptPage = ApiResponse<'GET /accounts/:accountId/children/:childId/transcripts'>
export type Entry = TranscriptPage['items'][number]
export type Conversation = TranscriptPage['conversations'][number]

const firstPageSize = 60
/** It is larger than the first, because somebody who goes back in time reads on for a while. */
const olderPageSize = 200

/** The newest page is fetched again whenever something changes; older pages that somebody has scrolled to are not. */
export function useTranscripts(childId: string, filters: TranscriptFilters) {
  const { accountId } = useFamily()
  const query = toQuery(filters)
  const fetchPage = (cursor: string | undefined, signal: AbortSignal) =>
    call('GET /accounts/:accountId/children/:childId/transcripts', {
      params: { accountId, childId },
      query: { ...query, ...(cursor ? { cursor, limit: olderPageSize } : { limit: firstPageSize }) },
      signal,
    })

  const newest = useQuery({
    queryKey: familyKeys.newestTranscripts(accountId, childId, query),
    queryFn: ({ signal }) => fetchPage(undefined, signal),
    structuralSharing: (shown, fresh) => mergeNewest(shown as TranscriptPage | undefined, fresh as TranscriptPage),
  })
  const end = newest.data?.nextCursor ?? undefined
  const [requestedCursor, setRequestedCursor] = useState<string>()
  const older = useInfiniteQuery({
    queryKey: [...familyKeys.olderTranscripts(accountId, childId), query, end],
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: end,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled: end !== undefined && requestedCursor === end,
  })
  const pages = older.data?.pages ?? []

  return {
    newest,
    shown: newest.data && joinPages([newest.data, ...pages]),
    hasOlder: older.data ? older.hasNextPage : end !== undefined,
    isFetchingOlder: older.isFetching,
    olderError: older.error,
    fetchOlder() {
      if (older.isFetching) return
      if (older.data || older.error) void older.fetchNextPage()
      else setRequestedCursor(end)
    },
  }
}
