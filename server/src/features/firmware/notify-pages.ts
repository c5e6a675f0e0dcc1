import type { FamilyChange } from '../../announcements/announcements.ts'
import type { FailureLog } from '../../observability/logging/failure-log.ts'
import type { FirmwareUpdates } from './download/find-updates.ts'

/** The open pages of this process. */
export interface OpenPages {
  familyIds: () => string[]
  notify: (change: FamilyChange) => void
}

interface Dependencies {
  pages: OpenPages
  updates: Pick<FirmwareUpdates, 'findAffected' | 'readRevision'>
  checkSeconds: number
  log: FailureLog
}

/** A rollout that changes at this moment may be seen only when its transaction has ended. */
const overlapSeconds = 10

/**
 * Open pages fetch a device again when a rollout reaches it or ends for it. Each process looks up the families of its own
 * pages: an announcement for each family of a rollout would reach a million of them, most of which have no page open.
 */
export function createPageNotifier({ pages, updates, checkSeconds, log }: Dependencies) {
  const timer = setInterval(() => void check(), checkSeconds * 1000).unref()
  let checkedAt = performance.now()
  let lastRevision: string | null = null

  return { close: () => clearInterval(timer) }

  async function check() {
    const startedAt = performance.now()
    const seconds = (startedAt - checkedAt) / 1000 + overlapSeconds
    try {
      const revision = await updates.readRevision()
      // Read after the revision: a page that opens now fetches what is already there.
      const familyIds = revision === lastRevision ? [] : pages.familyIds()
      const affected = familyIds.length === 0 ? [] : await updates.findAffected(familyIds, seconds)
      for (const { accountId, id } of affected) pages.notify({ accountId, resource: 'devices', id })
      lastRevision = revision
      checkedAt = startedAt
    } catch (error) {
      log.warn('pages could not be told of updates, trying again', error, { feature: 'firmware' })
    }
  }
}
