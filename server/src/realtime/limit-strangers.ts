import type { IncomingMessage } from 'node:http'
import type { Socket as Client } from 'engine.io'
import { countedNetworks } from '@pipit/identity/passwords/counted-networks'
import type { Namespace } from 'socket.io'
import { createTokenBuckets } from '@pipit/concurrency/token-buckets'

/**
 * Connections of a network that have not shown a token yet, or never do. A school whose hundred devices all connect when
 * the power is back needs a hundred for a moment, and gets them back. Those of a stranger cost a query, or memory until
 * they are closed after ten seconds.
 */
const strangersOfNetwork = { tokensPerSecond: 10, burstSize: 300 }

export type StrangerLimit = ReturnType<typeof createStrangerLimit>

/** Limits new connections by network before they cost anything. Whoever turns out to be known does not count. */
export function createStrangerLimit() {
  const buckets = createTokenBuckets(strangersOfNetwork)
  const networks = new WeakMap<object, string>()
  const forget = (connection: object) => {
    const network = networks.get(connection)
    if (network === undefined || !networks.delete(connection)) return
    for (const { name } of countedNetworks(network)) buckets.giveBack(name)
  }

  return {
    /** False if the request must be refused. */
    admit(request: IncomingMessage, network: string): boolean {
      networks.set(request, network)
      return countedNetworks(network).every(({ name, factor }) => buckets.take(name, { factor }))
    },
    /** A board of a family has asked for this websocket. */
    recognise: (request: IncomingMessage) => forget(request),
    watchConnection(client: Client) {
      const network = networks.get(client.request)
      if (network !== undefined) networks.set(client, network)
    },
    /** Whoever has joined a namespace has shown a token. */
    watchNamespace(namespace: Pick<Namespace, 'on'>) {
      namespace.on('connection', ({ conn }) => forget(conn))
    },
  }
}
