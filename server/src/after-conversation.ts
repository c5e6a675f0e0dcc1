import type { Queries } from '@pipit/database/connect'
import { insightStore } from './features/insights/insight-store.ts'
import { jobQueue } from './job-queue/job-queue.ts'

/** Queues what is computed from a conversation once it has ended. */
export async function afterConversation(db: Queries, { childId, startedAt }: { childId: string; startedAt: Date }) {
  await insightStore(db).queueDay(childId, startedAt)
  await jobQueue(db)('remember-facts', { childId })
}
