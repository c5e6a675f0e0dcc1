import type { Database } from '@pipit/database/connect'
import { overviewStore } from './overview-store.ts'

/** Counted when a superadmin looks, and by the hourly sweep, so that only a few days are left to count. */
export async function countOverview(database: Database) {
  await database.transaction(async (db) => {
    const store = overviewStore(db)
    await store.countDays()
    await store.countTotals()
    await store.deleteOldDays()
  })
}
