import type { updateChild } from '@pipit/contract/children/children'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../api/client.ts'
import { refreshFamily } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export function useUpdateChild(childId: string) {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof updateChild.body>) =>
      call('PATCH /accounts/:accountId/children/:childId', { params: { accountId, childId }, body }),
    onSuccess: () => refreshFamily(queryClient, accountId, { resource: 'children', id: childId }),
  })
}
