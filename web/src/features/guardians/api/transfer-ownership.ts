import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export function useTransferOwnership() {
  const { accountId } = useFamily()
  return useMutation({
    mutationFn: (guardianId: string) =>
      call('POST /accounts/:accountId/guardians/:guardianId/ownership', { params: { accountId, guardianId } }),
  })
}
