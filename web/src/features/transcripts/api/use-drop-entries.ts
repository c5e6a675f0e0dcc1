import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import type { Conversation, Entry, TranscriptPage } from './get-transcripts.ts'

/** Drops deleted entries from all pages that are loaded, because older ones are not fetched again. */
export function useDropEntries(childId: string) {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()

  return function dropEntries(isDeleted: (entry: Entry, conversations: Conversation[]) => boolean) {
    const withoutDeleted = (page: TranscriptPage): TranscriptPage => ({
      ...page,
      items: page.items.filter((entry) => !isDeleted(entry, page.conversations)),
    })
    queryClient.setQueriesData<TranscriptPage>(
      { queryKey: familyKeys.resource(accountId, 'transcripts', childId) },
      (page) => page && withoutDeleted(page),
    )
    queryClient.setQueriesData<InfiniteData<TranscriptPage>>(
      { queryKey: familyKeys.olderTranscripts(accountId, childId) },
      (older) => older && { ...older, pages: older.pages.map(withoutDeleted) },
    )
  }
}
