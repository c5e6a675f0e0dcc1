import type { Queries } from '../../database/connect.ts'
import { insightStore } from './insight-store.ts'

/** Asks for the day on which a conversation began to be aggregated; the whole conversation belongs to it. */
export function aggregateAfterConversation(db: Queries, childId: string, startedAt: Date) {
  return insightStore(db).requestDay(childId, startedAt)
}
