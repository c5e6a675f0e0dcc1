import type { Database } from '@pipit/database/connect'
import { protectFlag } from '../../flags/protected-flags.ts'
import { conversationExportStore } from './export-store.ts'
import { recordingPath } from './recording-path.ts'
import { streamEntries } from './stream-entries.ts'

/** The conversations of a family for its export. Streamed, because years of conversations do not fit into memory. */
export function familyConversations(database: Database, accountId: string) {
  const store = conversationExportStore(database)
  return {
    conversations: () => store.conversations(accountId),
    async *flags() {
      for await (const flag of store.flags(accountId)) {
        // The conversation and the number of the entry would point to the words.
        yield { ...protectFlag(flag), ...(flag.withheld ? { conversationId: null, number: null } : {}) }
      }
    },

    /** What was said, oldest first, with the paths of its recordings in the export. */
    async *entries(childId: string) {
      for await (const { entry } of streamEntries(database, { accountId, childId })) {
        const { id: _, speech, vision, card, flags, ...fields } = entry
        yield {
          childId,
          ...fields,
          card: card?.name ?? null,
          cardId: card?.id ?? null,
          speech: speech && recordingPath('speech', speech.id),
          picture: vision && recordingPath('vision', vision),
          safetyNotes: flags.map(({ category }) => category),
        }
      }
    },

    async *recordings() {
      for await (const { kind, ...recording } of store.recordings(accountId))
        yield { ...recording, kind, file: recordingPath(kind, recording.id) }
    },
  }
}
