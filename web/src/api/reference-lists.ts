import type { Answer } from '@pipit/contract/client'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './client.ts'

interface Lists {
  'content-maturities': Answer<'GET /content-maturities'>['items']
  'proficiency-levels': Answer<'GET /proficiency-levels'>['items']
  genders: Answer<'GET /genders'>['items']
  pronouns: Answer<'GET /pronouns'>['items']
  activities: Answer<'GET /activities'>['items']
  subscriptions: Answer<'GET /subscriptions'>['items']
}

/** One of the lists that profiles choose from. They change with the server's version only, so they are asked for once. */
export function referenceList<Name extends keyof Lists>(name: Name) {
  return queryOptions({
    queryKey: ['reference-list', name],
    queryFn: async ({ signal }) => (await call(`GET /${name as keyof Lists}`, { signal })).items as Lists[Name],
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useReferenceList<Name extends keyof Lists>(name: Name) {
  return useQuery(referenceList(name))
}
