import type { Queries } from '@pipit/database/connect'
import type { EndedConversation } from '../features/chat/conversation/conversation-store.ts'
import { insightStore } from '../features/insights/insight-store.ts'
import { jobQueue } from '../jobs/job-queue.ts'

/** Queues what is computed from a conversation once it has ended. */
export async function afterConversation(db: Queries, conversation: EndedConversation) {
  await insightStore(db).queueDays(conversation)
  const { accountId, childId } = conversation
  await jobQueue(db)('remember-facts', { accountId, childId })
}
