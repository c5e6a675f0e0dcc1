import { useQuery } from '@tanstack/react-query'
import { call } from '../client.ts'
import { queryKeys } from '../family/household.ts'

export function useSignInMethods(accountId: string) {
  return useQuery({
    queryKey: [...queryKeys.thing(accountId, 'account', accountId), 'sign-in-methods'],
    queryFn: ({ signal }) => call('GET /accounts/:accountId/sign-in-methods', { params: { accountId }, signal }),
  })
}
