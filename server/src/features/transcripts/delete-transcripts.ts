import type { Database } from '@pipit/database/connect'
import { ApiError, orNotFound } from '../../api-error.ts'
import type { ChildReference } from '../../database/of-child.ts'
import { deletionStore } from './deletion-store.ts'
import { transcriptStore } from './transcript-store.ts'

export function createTranscriptDeletion(database: Database) {
  const store = deletionStore(database)

  return {
    async entry(child: ChildReference, conversationId: string, number: number) {
      if (!(await store.deleteEntry(child, conversationId, number))) throw new ApiError('not-found')
      await store.deleteIfEmpty(child, conversationId)
    },

    async conversation(child: ChildReference, conversationId: string) {
      if (!(await store.deleteConversation(child, conversationId))) throw new ApiError('not-found')
    },

    async day(child: ChildReference, day: string) {
      const { timeZone } = orNotFound(await transcriptStore(database).findChild(child.accountId, child.childId))
      await store.deleteDay(child, day, timeZone)
    },
  }
}
