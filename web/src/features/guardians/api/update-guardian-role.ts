import type { FamilyRole } from '@pipit/contract/api/access'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export function useUpdateGuardianRole() {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ guardianId, role }: { guardianId: string; role: FamilyRole }) =>
      call('PATCH /accounts/:accountId/guardians/:guardianId', { params: { accountId, guardianId }, body: { role } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: familyKeys.account(accountId) }),
  })
}
