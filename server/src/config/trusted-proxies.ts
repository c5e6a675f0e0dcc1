import { compile } from '@fastify/proxy-addr'

/** How many proxies are in front of the server, or their addresses and networks (CIDR). */
export type TrustedProxies = number | string[]

/** Whether `address` is one of our proxies; `hop` 0 is the peer of the connection. */
export type IsTrustedProxy = (address: string, hop: number) => boolean

export function createProxyCheck(proxies: TrustedProxies): IsTrustedProxy {
  return typeof proxies === 'number' ? (_, hop) => hop < proxies : compile(proxies)
}
