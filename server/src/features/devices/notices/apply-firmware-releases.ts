import type { Database } from '@pipit/database/connect'
import { deviceNoticeStore } from './device-notice-store.ts'

/** Makes the table the same as the configuration. */
export const applyFirmwareReleases = (
  database: Database,
  releases: Parameters<ReturnType<typeof deviceNoticeStore>['saveReleases']>[0],
) => database.transaction((db) => deviceNoticeStore(db).saveReleases(releases))
