import { useQuery, useQueryClient } from '@tanstack/react-query'
import { referenceList } from '../../api/reference-lists.ts'

export type ProfileLists = NonNullable<ReturnType<typeof useProfileLists>['data']>

/** All reference lists of a profile, loaded together. */
export function useProfileLists() {
  const store = useQueryClient()
  return useQuery({
    queryKey: ['reference-list', 'for a profile'],
    queryFn: async () => {
      const [genders, pronouns, proficiencyLevels, contentMaturities, activities] = await Promise.all([
        store.fetchQuery(referenceList('genders')),
        store.fetchQuery(referenceList('pronouns')),
        store.fetchQuery(referenceList('proficiency-levels')),
        store.fetchQuery(referenceList('content-maturities')),
        store.fetchQuery(referenceList('activities')),
      ])
      return { genders, pronouns, proficiencyLevels, contentMaturities, activities }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
