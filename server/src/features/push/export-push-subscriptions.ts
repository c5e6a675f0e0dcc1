import type { Queries } from '@pipit/database/connect'
import { pushStore } from './push-store.ts'

/** Where a person gets notifications, as it is exported. */
export const exportPushSubscriptions = (db: Queries, accountId: string) => pushStore(db).list(accountId)
