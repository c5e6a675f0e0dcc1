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

let count = 0

/** Headers of a client that was never seen before. */
export function fromNewAddress(): Record<string, string> {
  count += 1
  return fromAddress(`10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`)
}

export const fromAddress = (address: string): Record<string, string> => ({ 'x-forwarded-for': address })
