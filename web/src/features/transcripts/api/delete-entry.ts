import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import type { Entry } from './get-transcripts.ts'
import { useDropEntries } from './use-drop-entries.ts'

export function useDeleteEntry(childId: string) {
  const { accountId } = useFamily()
  const dropEntries = useDropEntries(childId)
  return useMutation({
    mutationFn: ({ conversationId, number }: Entry) =>
      call('DELETE /accounts/:accountId/children/:childId/transcripts/:conversationId/:number', {
        params: { accountId, childId, conversationId, number: String(number) },
      }),
    onSuccess: (_, deleted) => dropEntries(({ id }) => id === deleted.id),
  })
}
