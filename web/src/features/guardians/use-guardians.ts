import type { ApiResponse } from '@pipit/contract/api/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { familyKeys } from '../../api/query-keys.ts'
import { call } from '../../api/client.ts'
import { useFamily } from '../../family/account/use-family.ts'
import type { FamilyRole } from '@pipit/contract/api/access'

type Guardians = ApiResponse<'GET /accounts/:accountId/guardians'>
export type Guardian = Guardians['items'][number]
export type Invitation = Guardians['invitations'][number]

/** The adults of the open family, and for an owner the open invitations. */
export function useGuardians() {
  const { accountId } = useFamily()
  return useQuery({
    queryKey: keyOf(accountId),
    queryFn: ({ signal }) => call('GET /accounts/:accountId/guardians', { params: { accountId }, signal }),
  })
}

export function useGuardianActions() {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  const params = { accountId }
  const refresh = () => queryClient.invalidateQueries({ queryKey: familyKeys.account(accountId) })

  return {
    async invite(body: { email: string; role: Invitation['role'] }) {
      await call('POST /accounts/:accountId/guardians/invitations', { params, body })
      await refresh()
    },
    async cancelInvitation(invitationId: string) {
      await call('DELETE /accounts/:accountId/guardians/invitations/:invitationId', {
        params: { accountId, invitationId },
      })
      await refresh()
    },
    async setRole(guardianId: string, role: FamilyRole) {
      await call('PATCH /accounts/:accountId/guardians/:guardianId', {
        params: { accountId, guardianId },
        body: { role },
      })
      await refresh()
    },
    async remove(guardianId: string) {
      await call('DELETE /accounts/:accountId/guardians/:guardianId', { params: { accountId, guardianId } })
      await refresh()
    },
    /** The caller leaves: nothing of the family can be fetched any more. */
    leave: (guardianId: string) =>
      call('DELETE /accounts/:accountId/guardians/:guardianId', { params: { accountId, guardianId } }),
    transferOwnership: (guardianId: string) =>
      call('POST /accounts/:accountId/guardians/:guardianId/ownership', { params: { accountId, guardianId } }),
  }
}

export const nameOf = ({ name, email }: Guardian) => name ?? email

const keyOf = (accountId: string) => familyKeys.guardians(accountId)
