import type { Queries } from '../../database/connect.ts'
import { conversationStore } from './conversation-store.ts'

/** Ends conversations whose process died, or forgot them; returns what ended. */
export function endAbandonedConversations(db: Queries) {
  return conversationStore(db).endAbandoned()
}
