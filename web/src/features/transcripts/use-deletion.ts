import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { useFamily } from '../../api/family/family.ts'
import { familyKeys } from '../../api/family/family-queries.ts'
import { notify } from '../../ui/feedback/notifications.ts'
import { dayIn } from '../../ui/text/calendar.ts'
import type { Conversation, Entry, TranscriptPage } from './merge-pages.ts'

/** What somebody asked to delete. */
export type DeletionTarget =
  | { kind: 'entry'; entry: Entry }
  | { kind: 'conversation'; conversation: Conversation }
  | { kind: 'day'; date: string; timeZone: string }

const done = { entry: 'It is deleted', conversation: 'The conversation is deleted', day: 'The day is deleted' }

export function useDeletion(childId: string) {
  const { accountId } = useFamily()
  const store = useQueryClient()
  const params = { accountId, childId }

  return async function carryOut(doomed: DeletionTarget) {
    await ask(doomed)
    const stays = staysAfter(doomed)
    const forget = (page: TranscriptPage): TranscriptPage => ({
      ...page,
      items: page.items.filter((entry) => stays(entry, page.conversations)),
    })
    store.setQueriesData<TranscriptPage>(
      { queryKey: familyKeys.resource(accountId, 'transcripts', childId) },
      (page) => page && forget(page),
    )
    store.setQueriesData<InfiniteData<TranscriptPage>>(
      { queryKey: [...familyKeys.all(accountId), 'older-transcripts', childId] },
      (kept) => kept && { ...kept, pages: kept.pages.map(forget) },
    )
    void notify('success', { title: done[doomed.kind] })
  }

  function ask(doomed: DeletionTarget) {
    if (doomed.kind === 'day') {
      return call('DELETE /accounts/:accountId/children/:childId/transcripts/days/:day', {
        params: { ...params, day: doomed.date },
      })
    }
    if (doomed.kind === 'conversation') {
      return call('DELETE /accounts/:accountId/children/:childId/transcripts/:conversationId', {
        params: { ...params, conversationId: doomed.conversation.id },
      })
    }
    const { conversationId, number } = doomed.entry
    return call('DELETE /accounts/:accountId/children/:childId/transcripts/:conversationId/:number', {
      params: { ...params, conversationId, number: String(number) },
    })
  }
}

function staysAfter(doomed: DeletionTarget) {
  if (doomed.kind === 'entry') return ({ id }: Entry) => id !== doomed.entry.id
  if (doomed.kind === 'conversation') return ({ conversationId }: Entry) => conversationId !== doomed.conversation.id
  const dayOf = dayIn(doomed.timeZone)
  return ({ conversationId }: Entry, conversations: Conversation[]) => {
    const start = conversations.find(({ id }) => id === conversationId)?.startedAt
    return start === undefined || dayOf(start) !== doomed.date
  }
}
