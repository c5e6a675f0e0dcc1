import { endpointName, type EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import { endpoints } from '@pipit/contract/api/endpoints'
import * as fc from 'fast-check'
import { arbitraryFor } from '../requests/arbitrary.ts'
import { fillPath, idNamesOf, idOf, withIds } from '../requests/fill-request.ts'
import { forEachInParallel, sendFromAnywhere } from '../requests/send.ts'
import type { Check } from '../runner/check.ts'
import { signInAgain } from '../target/families.ts'
import { describeRowsOf } from '../target/rows-of.ts'
import type { Ids } from '../target/ids.ts'

interface Swap {
  endpoint: EndpointDefinition
  caller: 'parent' | 'device'
  /** The ids that belong to the victim; the others are the attacker's own. */
  foreign: string[]
  query: unknown
  body: unknown
}

/** There are many, because the server delays the refusals of a flood. */
const requestsAtOnce = 32
const swapsPerSignIn = 2000

/**
 * A parent or a device calls every endpoint with ids of another family in place of their own. They learn nothing of
 * that family, and nothing of it changes.
 */
export const idSwaps: Check = {
  name: 'id-swaps',
  usesFamilies: true,
  async run({ families, tries, tally, report }) {
    const started = await families()
    const { target, victim, attacker } = started
    const before = await describeRowsOf(target, victim.ids)
    const swaps = fc.sample(aSwap(victim.ids), tries(10_000, 200))
    await forEachInParallel(swaps.entries(), requestsAtOnce, async ([index, swap]) => {
      if (index % swapsPerSignIn === swapsPerSignIn - 1) await signInAgain(started)
      const ids = idsOf(swap, victim.ids, attacker.ids)
      const { endpoint, caller } = swap
      const answer = await sendFromAnywhere(
        target,
        `${endpoint.method} ${fillPath(endpoint, ids)}${queryOf(swap, ids)}`,
        {
          token: caller === 'parent' ? attacker.parent.token : attacker.deviceToken,
          ...(swap.body === undefined ? {} : { body: withIds(swap.body, ids) }),
        },
      )
      const reveals = answer.text.includes(victim.marker) || answer.text.includes(victim.parent.email)
      const isServed = swap.foreign.some((name) => endpoint.path.includes(`:${name}`)) && answer.status < 300
      tally.count(
        !reveals && !isServed && answer.status < 500,
        () => `${endpointName(endpoint)} with the victim’s ${swap.foreign.join(', ')}: ${answer.status}`,
      )
    })
    const after = await describeRowsOf(target, victim.ids)
    const changed = Object.keys(before).filter((table) => before[table] !== after[table])
    tally.count(changed.length === 0, () => `rows of the victim changed in ${changed.join(', ')}`)
    report(`${swaps.length} calls; ${Object.keys(before).length} tables compared`)
  },
}

function aSwap(ids: Ids): fc.Arbitrary<Swap> {
  const swappable = endpoints.filter((endpoint) => idNamesOf(endpoint, ids).length > 0)
  return fc.constantFrom(...swappable).chain((endpoint) =>
    fc.record({
      endpoint: fc.constant(endpoint),
      caller: fc.constantFrom('parent' as const, 'device' as const),
      foreign: fc.subarray(idNamesOf(endpoint, ids), { minLength: 1 }),
      query: endpoint.query ? arbitraryFor(endpoint.query) : fc.constant(undefined),
      body: endpoint.body ? arbitraryFor(endpoint.body) : fc.constant(undefined),
    }),
  )
}

function idsOf({ foreign }: Swap, victim: Ids, attacker: Ids): Ids {
  const swapped = Object.fromEntries(foreign.map((name) => [name, idOf(name, victim) ?? '']))
  return { ...attacker, ...swapped } as Ids
}

function queryOf({ query }: Swap, ids: Ids): string {
  if (query === undefined) return ''
  const filled = withIds(query, ids) as Record<string, unknown>
  return `?${new URLSearchParams(Object.entries(filled).map(([name, value]) => [name, String(value)]))}`
}
