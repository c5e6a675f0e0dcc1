import type { Queries } from '@pipit/database/connect'
import { conversationStore } from './conversation-store.ts'

/** The consent was withdrawn: the runners lose their leases, so they can store nothing more. */
export async function endConversationsOfFamily(db: Queries, accountId: string) {
  await conversationStore(db).endOfFamily(accountId)
}
