import type { Database } from '@pipit/database/connect'
import { queuePushes } from '../push/queue-pushes.ts'
import { flagStore, type FlagReference, type FlagRow } from './flag-store.ts'

/**
 * Notifies the browsers of owners and guardians who want to know of flags of this severity. As with mails, several flags
 * within 15 minutes cause one push, but a graver one is always pushed.
 */
export function createFlagPusher(database: Pick<Database, 'transaction'>) {
  return ({ severity, ...flag }: FlagReference & Pick<FlagRow, 'severity'>) =>
    database.transaction(async (db) => {
      if (await flagStore(db).wasPushedBefore(flag, severity)) return
      await queuePushes(db, { kind: 'flag', severity, accountId: flag.accountId, subjectId: flag.childId })
    })
}
