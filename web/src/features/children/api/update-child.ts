import type { ApiBody } from '@pipit/contract/api/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { refreshFamily } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export function useUpdateChild(childId: string) {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ApiBody<'PATCH /accounts/:accountId/children/:childId'>) =>
      call('PATCH /accounts/:accountId/children/:childId', { params: { accountId, childId }, body }),
    onSuccess: () => refreshFamily(queryClient, accountId, { resource: 'children', id: childId }),
  })
}
