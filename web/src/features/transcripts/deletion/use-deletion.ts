import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { familyKeys } from '../../../api/query-keys.ts'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import { notify } from '../../../ui/feedback/notifications.ts'
import { dayIn } from '../../../ui/text/calendar.ts'
import type { Conversation, Entry, TranscriptPage } from '../merge-pages.ts'

export type DeletionTarget =
  | { kind: 'entry'; entry: Entry }
  | { kind: 'conversation'; conversation: Conversation }
  | { kind: 'day'; date: string; timeZone: string }

const deletedTexts = {
  entry: msg`Deleted`,
  conversation: msg`The conversation is deleted`,
  day: msg`The day is deleted`,
}

export function useDeletion(childId: string) {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  const params = { accountId, childId }

  return async function deleteTarget(target: DeletionTarget) {
    await sendDeletion(target)
    const remains = remainsAfter(target)
    const withoutTarget = (page: TranscriptPage): TranscriptPage => ({
      ...page,
      items: page.items.filter((entry) => remains(entry, page.conversations)),
    })
    queryClient.setQueriesData<TranscriptPage>(
      { queryKey: familyKeys.resource(accountId, 'transcripts', childId) },
      (page) => page && withoutTarget(page),
    )
    queryClient.setQueriesData<InfiniteData<TranscriptPage>>(
      { queryKey: familyKeys.olderTranscripts(accountId, childId) },
      (older) => older && { ...older, pages: older.pages.map(withoutTarget) },
    )
    void notify('success', { title: i18n._(deletedTexts[target.kind]) })
  }

  function sendDeletion(target: DeletionTarget) {
    if (target.kind === 'day') {
      return call('DELETE /accounts/:accountId/children/:childId/transcripts/days/:day', {
        params: { ...params, day: target.date },
      })
    }
    if (target.kind === 'conversation') {
      return call('DELETE /accounts/:accountId/children/:childId/transcripts/:conversationId', {
        params: { ...params, conversationId: target.conversation.id },
      })
    }
    const { conversationId, number } = target.entry
    return call('DELETE /accounts/:accountId/children/:childId/transcripts/:conversationId/:number', {
      params: { ...params, conversationId, number: String(number) },
    })
  }
}

function remainsAfter(target: DeletionTarget) {
  if (target.kind === 'entry') return ({ id }: Entry) => id !== target.entry.id
  if (target.kind === 'conversation') return ({ conversationId }: Entry) => conversationId !== target.conversation.id
  const dayOf = dayIn(target.timeZone)
  return ({ conversationId }: Entry, conversations: Conversation[]) => {
    const start = conversations.find(({ id }) => id === conversationId)?.startedAt
    return start === undefined || dayOf(start) !== target.date
  }
}
