import { setTimeout as delay } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { createAnnouncementListeners } from '../../announcements/announcement-listeners.ts'
import { accountOf, fromText, toText } from '../../announcements/announcement-text.ts'
import type { Announcements, Following } from '../../announcements/announcements.ts'
import { createFollowedAccounts } from '../../announcements/followed-accounts.ts'
import { createBatcher } from '@pipit/concurrency/batcher'
import type { FailureLog } from '../../observability/logging/failure-log.ts'
import { channelOf, commonChannel, commonMessages } from './announcement-channels.ts'
import { startAnnouncementRelay } from './announcement-relay.ts'
import { createAccountSubscriptions } from './account-subscriptions.ts'
import type { OpenRedis } from './connect-redis.ts'

interface Dependencies {
  redis: OpenRedis
  connection: ClientConfig
  log: FailureLog
}

/** The relay sends a heartbeat every second. Without any for this long, announcements may be missed. */
const maxSilenceMs = 5000

/** How long a start waits for the first heartbeat. */
const startTimeoutMs = 3000
const context = { feature: 'redis' }

/** Each process receives what is announced about the accounts that it follows, and nothing else. */
export async function openRedisAnnouncements({ redis, connection, log }: Dependencies): Promise<Announcements> {
  const { client } = redis
  const listeners = createAnnouncementListeners()
  const subscriber = client.duplicate({ autoResubscribe: false })
  const subscriptions = createAccountSubscriptions(subscriber)
  const followed = createFollowedAccounts({ onFirst: subscriptions.add, onLast: subscriptions.remove })
  let isConnected = false
  let heardAt = Date.now()
  const firstHeartbeat = Promise.withResolvers<void>()

  // The shared connection logs the outage.
  subscriber.on('error', () => undefined)
  subscriber.on('close', disconnected)
  subscriber.on('message', (channel, text) => {
    if (channel === commonChannel) return hear(text)
    if (followed.has(accountOf(text))) listeners.announced(fromText(text))
  })
  subscriber.on('ready', () => void subscribeAll())
  await subscriber.connect()
  const silence = setInterval(endSilence, 1000).unref()
  const relay = startAnnouncementRelay({ client, connection, log })
  const texts = createBatcher(publish, {
    onFailure: (error) => log.warn('changes could not be announced, retrying', error, context),
  })
  await Promise.race([firstHeartbeat.promise, delay(startTimeoutMs, undefined, { ref: false })])

  return {
    isConnected: () => isConnected,
    addListener: listeners.add,
    follow(accountId): Following {
      const end = followed.add(accountId)
      return { ...subscriptions.of(accountId), end }
    },
    announce: (change) => texts.add(toText(change)),
    async close() {
      clearInterval(silence)
      await texts.close()
      await relay.close()
      subscriber.disconnect()
    },
  }

  async function publish(batch: string[]) {
    const pipeline = client.pipeline()
    for (const text of batch) pipeline.publish(channelOf(accountOf(text)), text)
    const failed = (await pipeline.exec())?.find(([error]) => error)
    if (failed) throw failed[0]
  }

  async function subscribeAll() {
    try {
      // The common channel comes last, so all others are subscribed when a message of it arrives.
      await subscriptions.restore()
      heardAt = Date.now()
      await subscriber.subscribe(commonChannel)
    } catch {
      subscriber.disconnect(true)
    }
  }

  function hear(message: string) {
    heardAt = Date.now()
    if (isConnected && message !== commonMessages.resync) return
    isConnected = true
    firstHeartbeat.resolve()
    listeners.reconnected()
  }

  /** Either this connection is dead, or no process relays: it is opened again in both cases. */
  function endSilence() {
    if (Date.now() - heardAt < maxSilenceMs) return
    heardAt = Date.now()
    if (isConnected) log.warn('no announcements arrive, subscribing again', new Error('no heartbeat'), context)
    disconnected()
    subscriber.disconnect(true)
  }

  function disconnected() {
    subscriptions.lose()
    if (!isConnected) return
    isConnected = false
    listeners.disconnected()
  }
}
