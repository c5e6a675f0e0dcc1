import type { Queries } from '@pipit/database/connect'
import { screenTimeStore } from './screen-time-store.ts'

/** They are those of the last month, so they are not paged. */
export const exportGrants = (db: Queries, accountId: string) => screenTimeStore(db).exportGrants(accountId)
