import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import { dayIn } from '../../../ui/text/calendar.ts'
import { useDropEntries } from './use-drop-entries.ts'

export function useDeleteDay(childId: string, timeZone: string) {
  const { accountId } = useFamily()
  const dropEntries = useDropEntries(childId)
  const dayOf = dayIn(timeZone)
  return useMutation({
    mutationFn: (day: string) =>
      call('DELETE /accounts/:accountId/children/:childId/transcripts/days/:day', {
        params: { accountId, childId, day },
      }),
    onSuccess: (_, day) =>
      dropEntries(({ conversationId }, conversations) => {
        const start = conversations.find(({ id }) => id === conversationId)?.startedAt
        return start !== undefined && dayOf(start) === day
      }),
  })
}
