import type { Queries } from '@pipit/database/connect'
import type { ClientConfig } from 'pg'
import { createBatcher } from '@pipit/concurrency/batcher'
import { listen } from '../database/notifications.ts'
import type { FailureLog } from '../observability/logging/failure-log.ts'
import { createAnnouncementListeners } from './announcement-listeners.ts'
import { notifyAll } from './announcement-store.ts'
import { accountOf, fromText, toText } from './announcement-text.ts'
import type { Announcements, Following } from './announcements.ts'
import { createFollowedAccounts } from './followed-accounts.ts'

/** Changes are collected for this long, because each commit that notifies holds up all others. */
const collectForMs = 20

/** Every process receives every announcement, and ignores those about accounts that nobody follows. */
export async function openPostgresAnnouncements(
  database: Queries & { connection: ClientConfig },
  log: FailureLog,
): Promise<Announcements> {
  const listeners = createAnnouncementListeners()
  const followed = createFollowedAccounts()
  const notifications = await listen(
    database.connection,
    {
      onNotification: (text) => followed.has(accountOf(text)) && listeners.announced(fromText(text)),
      onDisconnect: listeners.disconnected,
      onReconnect: listeners.reconnected,
    },
    log,
  )
  const texts = createBatcher((batch: string[]) => notifyAll(database, batch), {
    collectForMs,
    onFailure: (error) => log.warn('changes could not be announced, retrying', error, { feature: 'realtime' }),
  })

  return {
    isConnected: notifications.isConnected,
    addListener: listeners.add,
    follow: (accountId): Following => ({ ready, isReady: () => true, end: followed.add(accountId) }),
    announce: (change) => texts.add(toText(change)),
    async close() {
      await texts.close()
      await notifications.close()
    },
  }
}

const ready = Promise.resolve()
