interface CountedNetwork {
  name: string
  /** All of the network together may use the limit of one subscriber this many times. */
  factor: number
}

/**
 * What a limit per network counts for a client, from the narrowest to the widest, in the order in which it must be counted:
 * a request that a narrow network is refused must not count for a wider one, whose other subscribers would pay for it.
 *
 * A subscriber has a /64 at least, often a /56 and sometimes a /48, so a limit by /64 alone would be 256 or 65,536 limits
 * for them. Elsewhere the same /56 or /48 belongs to many: the telephones of a provider, or 256 homes. The factors are
 * between the two. A home gets four times what an IPv4 address gets, and a /48 sixteen times. No /64 can take more than a
 * sixteenth of what the others in its /48 have together, and no home more than a quarter. Strangers in one /48 still have
 * more than those whose provider puts thousands of them behind one IPv4 address.
 */
export function countedNetworks(name: string): [CountedNetwork, ...CountedNetwork[]] {
  const [, site, fourth] = /^([\da-f]+:[\da-f]+:[\da-f]+):([\da-f]+)::\/64$/.exec(name) ?? []
  const own = { name, factor: 1 }
  if (fourth === undefined) return [own]
  const home = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return [own, { name: `${site}:${home}::/56`, factor: 4 }, { name: `${site}::/48`, factor: 16 }]
}
