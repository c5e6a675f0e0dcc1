import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** After loading, the heap is twice as large as the live objects. A full collection shrinks it. */
export function shrinkHeap() {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: { type: 'major'; flavor: 'last-resort' }) => void
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', flavor: 'last-resort' })
}
