import type { ApiResponse } from '@pipit/contract/api/client'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { referenceListKey } from './query-keys.ts'
import { call } from './client.ts'
import { requestLanguage } from './request-language.ts'

interface Lists {
  'content-maturities': ApiResponse<'GET /content-maturities'>['items']
  'proficiency-levels': ApiResponse<'GET /proficiency-levels'>['items']
  pronouns: ApiResponse<'GET /pronouns'>['items']
  activities: ApiResponse<'GET /activities'>['items']
  voices: ApiResponse<'GET /voices'>['items']
}

/** One of the lists that profiles choose from. They change only with the server's version, so they are fetched once in each language. */
export function referenceList<Name extends keyof Lists>(name: Name) {
  return queryOptions({
    queryKey: referenceListKey(name, requestLanguage()),
    queryFn: async ({ signal }) => (await call(`GET /${name as keyof Lists}`, { signal })).items as Lists[Name],
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useReferenceList<Name extends keyof Lists>(name: Name) {
  return useQuery(referenceList(name))
}
