import type { ApiResponse } from '@pipit/contract/api/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { familyKeys } from '../../../api/query-keys.ts'
import { call } from '../../../api/client.ts'
import { useFamily } from '../use-family.ts'

type Response = ApiResponse<'GET /accounts/:accountId/second-contact'>
export type SecondContact = NonNullable<Response['contact']>

/** Whom the family has named to be notified too. */
export function useSecondContact() {
  const { accountId } = useFamily()
  return useQuery({
    queryKey: familyKeys.secondContact(accountId),
    queryFn: ({ signal }) => call('GET /accounts/:accountId/second-contact', { params: { accountId }, signal }),
  })
}

export function useSecondContactActions() {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  const params = { accountId }
  const show = (response: Response) => queryClient.setQueryData(familyKeys.secondContact(accountId), response)

  return {
    name: async (body: { name: string; email: string }) =>
      show(await call('POST /accounts/:accountId/second-contact', { params, body })),
    async remove() {
      await call('DELETE /accounts/:accountId/second-contact', { params })
      show({ contact: null })
    },
  }
}
