interface CountedNetwork {
  name: string
  /** All of the network together may use the limit of one subscriber this many times. */
  factor: number
}

/**
 * Lists what a limit per network counts, from the narrowest to the widest: a request that a narrow network is refused
 * must not count for a wider one. A subscriber has a /64 at least, and sometimes a /48, which elsewhere belongs to
 * many. So a home gets four times what an IPv4 address gets, and a /48 sixteen times, of which no /64 can take more
 * than a sixteenth.
 */
export function countedNetworks(name: string): [CountedNetwork, ...CountedNetwork[]] {
  const [, site, fourth] = /^([\da-f]+:[\da-f]+:[\da-f]+):([\da-f]+)::\/64$/.exec(name) ?? []
  const own = { name, factor: 1 }
  if (fourth === undefined) return [own]
  const home = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return [own, { name: `${site}:${home}::/56`, factor: 4 }, { name: `${site}::/48`, factor: 16 }]
}
