import { setTimeout as delay } from 'node:timers/promises'
import type { Part } from '../cluster/part.ts'

/** A way in which a part fails. It resolves when the part works again. */
interface Fault {
  name: string
  /** It is left out of the short form. */
  isLong?: true
  cause: (part: Part) => Promise<void>
}

/** Everybody notices it within this time. */
const killedMs = 2000
/** Longer than a conversation may take to say that something is wrong. */
const frozenMs = 8000

export const faults: Fault[] = [
  {
    name: 'killed',
    async cause({ kill, start }) {
      await kill()
      await delay(killedMs)
      await start()
    },
  },
  {
    name: 'frozen',
    isLong: true,
    async cause({ freeze, thaw }) {
      freeze()
      await delay(frozenMs)
      thaw()
    },
  },
  {
    name: 'restarted',
    isLong: true,
    async cause({ stop, start }) {
      await stop()
      await start()
    },
  },
]
