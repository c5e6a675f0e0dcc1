import { useQuery, useQueryClient } from '@tanstack/react-query'
import { referenceListKey } from '../../api/query-keys.ts'
import { requestLanguage } from '../../api/request-language.ts'
import { referenceList } from '../../api/reference-lists.ts'

export type ProfileLists = NonNullable<ReturnType<typeof useProfileLists>['data']>

/** All reference lists of a profile, loaded together. */
export function useProfileLists() {
  const queryClient = useQueryClient()
  return useQuery({
    queryKey: referenceListKey('for a profile', requestLanguage()),
    queryFn: async () => {
      const [pronouns, proficiencyLevels, contentMaturities, activities, voices] = await Promise.all([
        queryClient.fetchQuery(referenceList('pronouns')),
        queryClient.fetchQuery(referenceList('proficiency-levels')),
        queryClient.fetchQuery(referenceList('content-maturities')),
        queryClient.fetchQuery(referenceList('activities')),
        queryClient.fetchQuery(referenceList('voices')),
      ])
      return { pronouns, proficiencyLevels, contentMaturities, activities, voices }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
