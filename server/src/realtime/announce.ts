import type { Queries } from '@pipit/database/connect'
import { createBatcher } from '../concurrency/batcher.ts'
import type { FailureLog } from '../logging/failure-log.ts'
import { announceFamilyChanges } from './announcement-store.ts'
import type { FamilyChange } from './family-namespace.ts'

export type Announce = (change: FamilyChange) => void

/** Announces changes to every process, in batches after the calls, so that no call waits for it. */
export function createAnnouncer(db: Queries, log: FailureLog) {
  const notify = (payloads: string[]) => announceFamilyChanges(db, payloads)
  const payloads = createBatcher(notify, {
    collectForMs: 20,
    onFailure: (error) => log.warn('changes could not be announced, retrying', error, { feature: 'realtime' }),
  })
  return {
    announce: (change: FamilyChange) => payloads.add(JSON.stringify(change)),
    close: payloads.close,
  }
}
