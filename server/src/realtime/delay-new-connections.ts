import { setTimeout as delay } from 'node:timers/promises'
import type { Socket as Client } from 'engine.io'
import type { Namespace } from 'socket.io'
import { withJitter } from '@pipit/concurrency/jitter'
import { TokenBucket } from '@pipit/concurrency/token-bucket'

/** Connections that join nothing: far more than devices and pages cause that give up, or whose session has ended. */
const unjoinedLimit = { tokensPerSecond: 50, burstSize: 200 }
const delayMs = 250

export type ConnectionDelay = ReturnType<typeof createConnectionDelay>

/**
 * Delays new connections while many end without having joined a namespace. Most programs that flood a server wait until
 * they are connected, so they send less; a family hardly notices.
 */
export function createConnectionDelay() {
  const bucket = new TokenBucket(unjoinedLimit)
  const joined = new WeakSet<object>()

  return {
    watchNamespace(namespace: Pick<Namespace, 'on'>) {
      namespace.on('connection', ({ conn }) => joined.add(conn))
    },
    watchConnection(client: Client) {
      client.once('close', () => joined.has(client) || bucket.take())
    },
    async beforeConnection() {
      if (bucket.isEmpty()) await delay(withJitter(delayMs))
    },
  }
}
