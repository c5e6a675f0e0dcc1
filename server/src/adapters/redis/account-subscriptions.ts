import type { Redis } from 'ioredis'
import type { Following } from '../../announcements/announcements.ts'
import { channelOf } from './announcement-channels.ts'

interface Subscription {
  isReady: boolean
  /** Resolves when Redis has confirmed it, or when the connection is lost. */
  ready: Promise<void>
  resolve: () => void
}

/** The channels of accounts that this process is subscribed to. */
export function createAccountSubscriptions(subscriber: Redis) {
  const subscriptions = new Map<string, Subscription>()

  return {
    add(accountId: string) {
      const { promise: ready, resolve } = Promise.withResolvers<void>()
      const subscription = { isReady: false, ready, resolve }
      subscriptions.set(accountId, subscription)
      // All are subscribed as soon as there is a connection.
      if (subscriber.status === 'ready') void subscribe([accountId], [subscription])
      else resolve()
    },
    /** Subscribes again on a new connection. */
    restore: () => subscribe([...subscriptions.keys()], [...subscriptions.values()]),
    remove(accountId: string) {
      subscriptions.delete(accountId)
      if (subscriber.status === 'ready') subscriber.unsubscribe(channelOf(accountId)).catch(reconnect)
    },
    /** Returns the subscription of an account that was added. */
    of(accountId: string): Pick<Following, 'ready' | 'isReady'> {
      const subscription = subscriptions.get(accountId)
      return { ready: subscription?.ready ?? Promise.resolve(), isReady: () => subscription?.isReady ?? false }
    },
    /** The connection is lost, and with it all subscriptions. */
    lose() {
      for (const subscription of subscriptions.values()) {
        subscription.isReady = false
        subscription.resolve()
      }
    },
  }

  async function subscribe(accountIds: string[], added: Subscription[]) {
    try {
      if (accountIds.length > 0) await subscriber.subscribe(...accountIds.map(channelOf))
    } catch {
      return reconnect()
    }
    for (const subscription of added) {
      subscription.isReady = true
      subscription.resolve()
    }
  }

  /** Subscribes to everything again. */
  function reconnect() {
    subscriber.disconnect(true)
  }
}
