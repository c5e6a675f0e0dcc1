import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { all as readAddresses } from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { IsTrustedProxy } from '../config/trusted-proxies.ts'

export type ClientNetworkOf = (request: IncomingMessage) => string

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * What limits by address count: the client's IPv4 address, or the /64 network of its IPv6 address, for which they also
     * count the wider ones (`countedNetworks`).
     */
    clientNetwork: string
  }
}

/** HTTP requests and the upgrade requests of websockets are read alike. */
export function createClientNetworkReader(isTrustedProxy: IsTrustedProxy): ClientNetworkOf {
  return function clientNetworkOf(request) {
    const address = readAddresses(request, isTrustedProxy).at(-1) ?? ''
    return networkOf(address) ?? networkOf(request.socket.remoteAddress ?? '') ?? 'unknown'
  }
}

export function decorateClientNetwork(app: FastifyInstance, clientNetworkOf: ClientNetworkOf) {
  app.decorateRequest('clientNetwork', {
    getter() {
      return clientNetworkOf(this.raw)
    },
  })
}

/** A provider gives every subscriber at least a /64, so counting single IPv6 addresses would limit nobody. */
function networkOf(text: string): string | null {
  const address = withoutPort(text)
  if (isIP(address) === 0) return null
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const embedded = embeddedAddress(parsed)
  if (embedded) return embedded.toString()
  const prefix = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${prefix.join(':')}::/64`
}

/**
 * The IPv4 address of a client that a gateway or a tunnel (NAT64, 6to4, Teredo) gave an IPv6 address. Otherwise all of the
 * Internet behind one gateway would count as one network, and a 6to4 client would have a /48 and its IPv4 address.
 */
function embeddedAddress(address: ipaddr.IPv6) {
  const bytes = address.toByteArray()
  switch (address.range()) {
    case 'rfc6052':
      return ipaddr.fromByteArray(bytes.slice(12))
    case '6to4':
      return ipaddr.fromByteArray(bytes.slice(2, 6))
    case 'teredo':
      return ipaddr.fromByteArray(bytes.slice(12).map((byte) => 255 - byte))
    default:
      return null
  }
}

/** Some proxies write `203.0.113.7:50312` or `[2001:db8::7]:50312`, with a new port for each connection. */
function withoutPort(text: string) {
  return /^\[(.+)\](:\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
}
