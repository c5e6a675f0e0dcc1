import { useQuery } from '@tanstack/react-query'
import { familyKeys } from '../../../api/query-keys.ts'
import { call } from '../../../api/client.ts'

export function useSignInMethods(accountId: string) {
  return useQuery({
    queryKey: familyKeys.signInMethods(accountId),
    queryFn: ({ signal }) => call('GET /accounts/:accountId/sign-in-methods', { params: { accountId }, signal }),
  })
}
