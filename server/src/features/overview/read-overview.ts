import type { Database } from '@pipit/database/connect'
import { version } from '../../version.ts'
import { countOverview } from './count-overview.ts'
import { overviewStore } from './overview-store.ts'

const maxAgeSeconds = 60

/** What was counted less than a minute ago, by whichever process; otherwise it is counted now. */
export function createOverviewReader(database: Database) {
  const store = overviewStore(database)
  let counting: Promise<void> | null = null

  return async function readOverview() {
    let totals = await store.findTotals(maxAgeSeconds)
    if (!totals) {
      counting ??= countOverview(database).finally(() => (counting = null))
      await counting
      totals = await store.findTotals(maxAgeSeconds)
    }
    if (!totals) throw new Error('the overview was counted and is not there')
    const { accounts, unverifiedAccounts, devices, cards, online } = totals.figures
    const { waiting, invited, jobsWaiting, jobsFailed } = totals.figures
    const days = await store.listDays()
    const today = days.at(-1)
    const noLabels = { created: 0, registered: 0, deactivated: 0 }
    return {
      countedAt: totals.countedAt.toISOString(),
      accounts: { parent: 0, superadmin: 0, ...accounts },
      unverifiedAccounts,
      devices: { byStatus: { ...noLabels, ...devices }, online },
      cards: { byStatus: { ...noLabels, ...cards } },
      waitList: { waiting, invited },
      jobs: { waiting: jobsWaiting, failed: jobsFailed },
      conversations: { today: today?.conversations ?? 0, minutesToday: today?.minutes ?? 0 },
      versions: { pipit: version, node: process.versions.node, postgres: totals.postgres },
      days,
    }
  }
}
