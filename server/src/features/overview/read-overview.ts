import { readFileSync } from 'node:fs'
import type { Database } from '@pipit/database/connect'
import { overviewStore } from './overview-store.ts'

const cacheMs = 60_000

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/**
 * Counting reads whole indexes, so the result is cached for a minute per process. That is simpler than counters, which
 * every write would have to update, and it is never off by one.
 */
export function createOverviewReader(database: Database) {
  let cached: { at: number; figures: ReturnType<typeof count> } | null = null

  return function readOverview() {
    if (!cached || Date.now() - cached.at > cacheMs) {
      const fresh = { at: Date.now(), figures: count() }
      cached = fresh
      fresh.figures.catch(() => {
        if (cached === fresh) cached = null
      })
    }
    return cached.figures
  }

  async function count() {
    const store = overviewStore(database)
    const [counts, days] = await Promise.all([store.count(), store.days()])
    const {
      accounts,
      unverifiedAccounts,
      devices,
      cards,
      online,
      waiting,
      invited,
      jobsWaiting,
      jobsFailed,
      conversations,
      minutes,
      postgres,
    } = counts
    const noLabels = { created: 0, registered: 0, deactivated: 0 }
    return {
      countedAt: new Date().toISOString(),
      accounts: { parent: 0, superadmin: 0, ...accounts },
      unverifiedAccounts,
      devices: { byStatus: { ...noLabels, ...devices }, online },
      cards: { byStatus: { ...noLabels, ...cards } },
      waitList: { waiting, invited },
      jobs: { waiting: jobsWaiting, failed: jobsFailed },
      conversations: { today: conversations, minutesToday: minutes },
      versions: { pipit: version, node: process.versions.node, postgres },
      days,
    }
  }
}
