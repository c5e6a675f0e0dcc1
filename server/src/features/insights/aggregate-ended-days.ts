import type { Queries } from '../../database/connect.ts'
import { insightStore } from './insight-store.ts'

/** Days that are over and whose last aggregation missed something, such as a conversation whose end was not announced. */
export function aggregateEndedDays(db: Queries) {
  return insightStore(db).requestEndedDays()
}
