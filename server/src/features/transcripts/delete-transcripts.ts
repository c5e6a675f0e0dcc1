import type { Database } from '../../database/connect.ts'
import { ApiError, orNotFound } from '../../http/api-error.ts'
import { deletionStore, type OfChild } from './deletion-store.ts'
import { transcriptStore } from './transcript-store.ts'

export function transcriptDeletion(database: Database) {
  const store = deletionStore(database)

  return {
    async entry(child: OfChild, conversationId: string, number: number) {
      if (!(await store.deleteEntry(child, conversationId, number))) throw new ApiError('not-found')
      await store.deleteIfEmpty(child, conversationId)
    },

    async conversation(child: OfChild, conversationId: string) {
      if (!(await store.deleteConversation(child, conversationId))) throw new ApiError('not-found')
    },

    async day(child: OfChild, day: string) {
      const { timeZone } = orNotFound(await transcriptStore(database).findChild(child.accountId, child.childId))
      await store.deleteDay(child, day, timeZone)
    },
  }
}
