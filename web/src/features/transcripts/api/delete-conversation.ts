import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import { useDropEntries } from './use-drop-entries.ts'

export function useDeleteConversation(childId: string) {
  const { accountId } = useFamily()
  const dropEntries = useDropEntries(childId)
  return useMutation({
    mutationFn: (conversationId: string) =>
      call('DELETE /accounts/:accountId/children/:childId/transcripts/:conversationId', {
        params: { accountId, childId, conversationId },
      }),
    onSuccess: (_, deletedId) => dropEntries(({ conversationId }) => conversationId === deletedId),
  })
}
