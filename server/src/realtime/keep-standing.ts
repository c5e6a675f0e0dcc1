import type { Principal } from '../access/principal.ts'
import type { Standings } from '../access/standings.ts'
import { inRounds } from './in-rounds.ts'

export type KeepStanding = ReturnType<typeof keepStanding>

/** Ends the open connections of those who no longer stand, as soon as any process has announced a change. */
export function keepStanding(standings: Standings) {
  const open = new Map<Principal, () => void>()
  let changes = 0
  const checks = inRounds(async () => {
    for (const fallen of await standings.fallen([...open.keys()])) open.get(fallen)?.()
  })

  return {
    /** To be noted before somebody is authenticated, for `watch`. */
    changes: () => changes,
    /** `since`: a change that came while they were being authenticated may be theirs. */
    watch(principal: Principal, since: number, end: () => void) {
      open.set(principal, end)
      if (since !== changes) checks.add('everybody')
    },
    unwatch: (principal: Principal) => open.delete(principal),
    check() {
      changes += 1
      if (open.size > 0) checks.add('everybody')
    },
    close: checks.close,
  }
}
