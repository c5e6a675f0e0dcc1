import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { familyKeys } from '../account/family-queries.ts'

export function useSignInMethods(accountId: string) {
  return useQuery({
    queryKey: [...familyKeys.resource(accountId, 'account', accountId), 'sign-in-methods'],
    queryFn: ({ signal }) => call('GET /accounts/:accountId/sign-in-methods', { params: { accountId }, signal }),
  })
}
