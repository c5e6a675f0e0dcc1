import type { Queries } from '@pipit/database/connect'
import { exportStore } from './export-store.ts'

/** A child has at most 100 facts and about 20 activities, so they are not paged. */
export const exportFacts = (db: Queries, accountId: string) => exportStore(db).facts(accountId)
export const exportPlayedActivities = (db: Queries, accountId: string) => exportStore(db).playedActivities(accountId)
