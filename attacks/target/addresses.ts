import { randomInt } from 'node:crypto'

/** A server behind one proxy, so that an attacker can come from many addresses. */
export const behindProxy = { variables: { TRUST_PROXY: '1' } }

/** Each process begins elsewhere, so that the addresses of a flood are not those of the check beside it. */
let last = randomInt(2 ** 24)

/** Headers of a client that was never seen before, so that no limit by address decides. */
export function fromNewAddress(): Record<string, string> {
  last += 1
  return fromAddress(`10.${(last >> 16) & 255}.${(last >> 8) & 255}.${last & 255}`)
}

export const fromAddress = (address: string): Record<string, string> => ({ 'x-forwarded-for': address })
