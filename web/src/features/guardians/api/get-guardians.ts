import type { ApiResponse } from '@pipit/contract/api/client'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../../../family/account/use-family.ts'

type Guardians = ApiResponse<'GET /accounts/:accountId/guardians'>
export type Guardian = Guardians['items'][number]
/** Only owners see them. */
export type SentInvitation = Guardians['invitations'][number]

export function useGuardians() {
  const { accountId } = useFamily()
  return useQuery({
    queryKey: familyKeys.guardians(accountId),
    queryFn: ({ signal }) => call('GET /accounts/:accountId/guardians', { params: { accountId }, signal }),
  })
}

export const nameOf = ({ name, email }: Guardian) => name ?? email
