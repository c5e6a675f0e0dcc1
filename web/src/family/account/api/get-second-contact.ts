import type { ApiResponse } from '@pipit/contract/api/client'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../use-family.ts'

export type SecondContact = NonNullable<ApiResponse<'GET /accounts/:accountId/second-contact'>['contact']>

/** Whom the family has named to be notified too. */
export function useSecondContact() {
  const { accountId } = useFamily()
  return useQuery({
    queryKey: familyKeys.secondContact(accountId),
    queryFn: ({ signal }) => call('GET /accounts/:accountId/second-contact', { params: { accountId }, signal }),
  })
}
