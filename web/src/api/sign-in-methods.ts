import { useQuery } from '@tanstack/react-query'
import { call } from './client.ts'
import { keyOf } from './household.ts'

export function useSignInMethods(accountId: string) {
  return useQuery({
    queryKey: [...keyOf.thing(accountId, 'account', accountId), 'sign-in-methods'],
    queryFn: ({ signal }) => call('GET /accounts/:accountId/sign-in-methods', { params: { accountId }, signal }),
  })
}
