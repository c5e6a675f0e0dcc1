import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { TargetOptions } from './start-target.ts'

const thisCheckout = join(import.meta.dirname, '../..')

/** A server behind one proxy, so that an attacker can come from many addresses. */
export function behindProxy({ checkout = thisCheckout }: Pick<TargetOptions, 'checkout'>): TargetOptions {
  // Older checkouts know only "true".
  const countsProxies = existsSync(join(checkout, 'server/src/http/client-address.ts'))
  return { checkout, variables: { TRUST_PROXY: countsProxies ? '1' : 'true' } }
}

/** Each process begins elsewhere, so that the addresses of a flood are not those of the check beside it. */
let last = randomInt(2 ** 24)

/** Headers of a client that was never seen before, so that no limit by address decides. */
export function fromNewAddress(): Record<string, string> {
  last += 1
  return fromAddress(`10.${(last >> 16) & 255}.${(last >> 8) & 255}.${last & 255}`)
}

export const fromAddress = (address: string): Record<string, string> => ({ 'x-forwarded-for': address })
