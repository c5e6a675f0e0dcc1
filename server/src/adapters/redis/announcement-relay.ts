import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { ClientConfig } from 'pg'
import { accountOf } from '../../announcements/announcement-text.ts'
import { interruptibleDelay } from '@pipit/concurrency/interruptible-delay'
import { listen, type Notifications } from '../../database/notifications.ts'
import type { FailureLog } from '../../observability/logging/failure-log.ts'
import { channelOf, commonChannel, commonMessages } from './announcement-channels.ts'

interface Dependencies {
  client: Redis
  connection: ClientConfig
  log: FailureLog
}

export const leaseKey = 'pipit:announcement-relay'
const leaseMs = 5000
const turnMs = 1000

/**
 * One process at a time listens to PostgreSQL and publishes what the triggers announce: the one with the lease. Whoever
 * takes it over tells all processes that announcements may have been lost. Two at the same time do no harm, because an
 * announcement that arrives twice is the same as one.
 */
export function startAnnouncementRelay({ client, connection, log }: Dependencies) {
  const id = randomUUID()
  const closing = new AbortController()
  let notifications: Notifications | null = null
  let mayHaveLost = false
  let isFailing = false
  const running = run()

  return {
    async close() {
      closing.abort()
      await running
      await stepDown()
    },
  }

  async function run() {
    while (!closing.signal.aborted) {
      await takeTurn().then(() => (isFailing = false), handleFailure)
      await interruptibleDelay(turnMs, closing.signal)
    }
  }

  async function takeTurn() {
    if (!(await holdLease())) return stopListening()
    notifications ??= await startListening()
    // Another process may be able to reach PostgreSQL.
    if (!notifications.isConnected()) return stepDown()
    const message = mayHaveLost ? commonMessages.resync : commonMessages.heartbeat
    mayHaveLost = false
    await client.publish(commonChannel, message)
  }

  async function holdLease() {
    const holder = await client.set(leaseKey, id, 'PX', leaseMs, 'NX', 'GET')
    if (holder === id) await client.pexpire(leaseKey, leaseMs)
    return holder === null || holder === id
  }

  function startListening() {
    mayHaveLost = true
    const onReconnect = () => void (mayHaveLost = true)
    return listen(connection, { onNotification: publish, onDisconnect: onReconnect, onReconnect }, log)
  }

  function publish(text: string) {
    client.publish(channelOf(accountOf(text)), text).catch(handleLoss)
  }

  function handleLoss(error: unknown) {
    mayHaveLost = true
    if (!isFailing) log.warn('announcements could not be published: all processes resync later', error, context)
    isFailing = true
  }

  async function handleFailure(error: unknown) {
    handleLoss(error)
    await stepDown()
  }

  async function stopListening() {
    const stopped = notifications
    notifications = null
    await stopped?.close()
  }

  /** Lets another process take the lease, which would expire anyway. */
  async function stepDown() {
    await stopListening()
    try {
      if ((await client.get(leaseKey)) === id) await client.del(leaseKey)
    } catch (error) {
      if (!isFailing) log.warn('a lease could not be released, it expires', error, context)
    }
  }
}

const context = { feature: 'redis' }
