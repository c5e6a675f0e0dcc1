import { lookup } from 'node:dns/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { OverloadedError } from '@pipit/conversation/ports'
import type { FailureLog } from '../failure-log.ts'
import { ConnectionLostError, openConnection, type Address, type CallOptions, type Connection } from './connection.ts'
import type { NewRequest } from './messages.ts'

interface Options {
  urls: string[]
  token: string
  log: FailureLog
  onOpen: (connection: Connection) => void
}

interface CallAnyOptions extends CallOptions {
  /** The process with the shortest wait in this queue gets the request. */
  queue: string
  maxWaitMs: number
  /** One process has the state of a stream, as long as it is connected. */
  sticky?: { connection: Connection | null }
}

/** Names get other addresses when voice processes are added and removed. */
const lookupIntervalMs = 5_000
/** A request that is not in the last status adds this to the expected wait. */
const assumedJobMs = 100

/** Connects to all addresses of all URLs. Work goes to the process with the shortest wait. */
export function openConnections({ urls, token, log, onOpen }: Options) {
  const connections = new Map<string, Connection>()
  let changed = Promise.withResolvers<void>()
  let isClosed = false
  const timer = setInterval(() => void Promise.all(urls.map(updateConnections)), lookupIntervalMs)
  timer.unref()
  void Promise.all(urls.map(updateConnections))

  const usable = () => [...connections.values()].filter((connection) => connection.isUsable())

  /** Opens connections to new addresses. An old one is used for as long as it is open. */
  async function updateConnections(url: string) {
    const addresses = await findAddresses(url).catch((error: unknown) => {
      if (usable().length === 0) log.warn('the name in VOICE_URL has no address', error, { feature: 'voices' })
      return null
    })
    if (!addresses || isClosed) return
    const keys = new Set(addresses.map(({ address }) => `${url} ${address}`))
    for (const address of addresses) {
      const key = `${url} ${address.address}`
      if (!connections.has(key)) connections.set(key, open(url, address))
    }
    for (const [key, connection] of connections) {
      if (!key.startsWith(`${url} `) || keys.has(key) || connection.status()) continue
      connection.close()
      connections.delete(key)
    }
  }

  function open(url: string, address: Address) {
    const connection = openConnection({ url, address, token, log, onChange })
    return connection

    function onChange() {
      changed.resolve()
      changed = Promise.withResolvers()
      if (connection.isUsable()) onOpen(connection)
    }
  }

  function leastBusy(queue: string, except: Set<Connection>): Connection | null {
    const load = (connection: Connection) =>
      (connection.status()?.queues[queue]?.expectedWaitMs ?? 0) + connection.sentSinceStatus(queue) * assumedJobMs
    const [first, ...others] = usable().filter((connection) => !except.has(connection))
    if (!first) return null
    return others.reduce((best, connection) => (load(connection) < load(best) ? connection : best), first)
  }

  return {
    usable,
    /** A refused request goes to the next process. One that is lost is sent once more, unless speech has arrived. */
    async call(request: NewRequest, samples: Int16Array | undefined, options: CallAnyOptions): Promise<unknown> {
      const { queue, maxWaitMs, sticky, signal, onPiece } = options
      const deadline = performance.now() + maxWaitMs
      const tooFull = new Set<Connection>()
      let hasPieces = false
      let wasLost = false
      for (;;) {
        const connection = sticky?.connection?.isUsable() ? sticky.connection : leastBusy(queue, tooFull)
        if (!connection) {
          const remainingMs = deadline - performance.now()
          if (tooFull.size > 0 || remainingMs <= 0) throw new OverloadedError('No voice process has time.')
          await Promise.race([changed.promise, delay(remainingMs, undefined, { signal, ref: false })])
          continue
        }
        if (sticky) sticky.connection = connection
        try {
          return await connection.call(request, samples, {
            signal,
            queue,
            onPiece(piece) {
              hasPieces = true
              onPiece?.(piece)
            },
          })
        } catch (error) {
          if (error instanceof OverloadedError) tooFull.add(connection)
          else if (error instanceof ConnectionLostError && !hasPieces && !wasLost) wasLost = true
          else throw error
          if (sticky) sticky.connection = null
        }
      }
    },
    close() {
      isClosed = true
      clearInterval(timer)
      for (const connection of connections.values()) connection.close()
    },
  }
}

/** A machine with IPv4 and IPv6 would count twice. */
async function findAddresses(url: string): Promise<Address[]> {
  const addresses = await lookup(new URL(url).hostname.replace(/^\[(.+)\]$/, '$1'), { all: true })
  const preferred = addresses.some(({ family }) => family === 4) ? 4 : 6
  return addresses.filter(({ family }) => family === preferred)
}
