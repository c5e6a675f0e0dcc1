import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Loading leaves the heap twice as large as what lives in it. Collected once, before the first visitors, it shrinks. */
export function giveBackMemory() {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: { type: 'major'; flavor: 'last-resort' }) => void
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', flavor: 'last-resort' })
}
