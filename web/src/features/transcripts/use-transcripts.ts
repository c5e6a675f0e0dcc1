import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useFamily } from '../../api/family/family.ts'
import { familyKeys } from '../../api/family/family-queries.ts'
import { joinPages, mergeNewest, type TranscriptPage } from './merge-pages.ts'
import { toQuery, type TranscriptFilters } from './transcript-filters.ts'

const shownAtOnce = 60
/** Whoever goes back in time reads on for a while. */
const olderAtOnce = 200

/**
 * What a child and Pipit said: the newest, which is asked for again whenever something changes, and the older that
 * somebody has scrolled to, which is not.
 */
export function useTranscripts(childId: string, filters: TranscriptFilters) {
  const { accountId } = useFamily()
  const query = toQuery(filters)
  const read = (cursor: string | undefined, signal: AbortSignal) =>
    call('GET /accounts/:accountId/children/:childId/transcripts', {
      params: { accountId, childId },
      query: { ...query, ...(cursor ? { cursor, limit: olderAtOnce } : { limit: shownAtOnce }) },
      signal,
    })

  const newest = useQuery({
    queryKey: [...familyKeys.resource(accountId, 'transcripts', childId), query],
    queryFn: ({ signal }) => read(undefined, signal),
    structuralSharing: (shown, fresh) => mergeNewest(shown as TranscriptPage | undefined, fresh as TranscriptPage),
  })
  const end = newest.data?.nextCursor ?? undefined
  const [wantedAfter, setWantedAfter] = useState<string>()
  const older = useInfiniteQuery({
    queryKey: [...familyKeys.all(accountId), 'older-transcripts', childId, query, end],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: end,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled: end !== undefined && wantedAfter === end,
  })
  const pages = older.data?.pages ?? []

  return {
    newest,
    shown: newest.data && joinPages([newest.data, ...pages]),
    hasOlder: older.data ? older.hasNextPage : end !== undefined,
    isFetchingOlder: older.isFetching,
    olderProblem: older.error,
    fetchOlder() {
      if (older.isFetching) return
      if (older.data || older.error) void older.fetchNextPage()
      else setWantedAfter(end)
    },
  }
}
