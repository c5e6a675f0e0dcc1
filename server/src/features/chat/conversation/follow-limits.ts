import type { Limits } from '@pipit/conversation/participants'
import type { Database } from '@pipit/database/connect'
import { createBatcher } from '@pipit/concurrency/batcher'
import type { FailureLog } from '../../../observability/logging/failure-log.ts'
import { readLimits } from '../../screen-time/read-limits.ts'

interface RunningConversation {
  accountId: string
  childId: string
  setLimits: (limits: Limits) => void
}

interface Dependencies {
  database: Database
  log: FailureLog
  running: () => Iterable<RunningConversation>
}

/** Gives running conversations their new limits when somebody has changed them, in this process or another one. */
export function createLimitFollower({ database, log, running }: Dependencies) {
  /** Counts what was announced. */
  let changes = 0
  const children = createBatcher(apply, {
    onFailure: (error) =>
      log.warn('the time limits of conversations could not be read, retrying', error, { feature: 'chat' }),
  })

  return {
    changes: () => changes,
    /** Settings, grants, a pause, the plan or the time zone of this family may have changed. */
    familyChanged(accountId: string) {
      changes++
      for (const each of running()) if (each.accountId === accountId) children.add(each.childId)
    },
    childChanged: (childId: string) => children.add(childId),
    /** Announcements may have been missed, or the server's clock was set. */
    readAgain() {
      for (const { childId } of running()) children.add(childId)
    },
    close: children.close,
  }

  async function apply(childIds: string[]) {
    const limits = await readLimits(database, childIds)
    for (const { childId, setLimits } of running()) {
      const changed = limits.get(childId)
      if (changed) setLimits(changed)
    }
  }
}
