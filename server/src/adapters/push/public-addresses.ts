import { lookup, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/**
 * Resolves a name to its public addresses only: whoever controls a name must not reach what only this machine can. The
 * connection is made to the address that was checked, so a second answer of the name server changes nothing.
 */
export const lookUpPublicAddress: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses: LookupAddress[] = error ? [] : found.filter(({ address }) => isPublicAddress(address))
    const [first] = addresses
    if (error) callback(error, '')
    else if (!first) callback(Object.assign(new Error('no public address'), { code: 'EPRIVATE' }), '')
    else if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
