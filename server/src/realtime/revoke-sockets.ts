import type { Principal } from '../access/principal.ts'
import type { SessionValidity } from '../access/session-validity.ts'
import { createBatch } from './batch.ts'

export type SocketRevoker = ReturnType<typeof createSocketRevoker>

interface Watch {
  principal: Principal
  end: () => void
}

/** Ends the open connections of those who no longer stand, as soon as any process has announced a change. */
export function createSocketRevoker(sessionValidity: SessionValidity) {
  /** One for each connection: several may have come with the same token. */
  const open = new Set<Watch>()
  let changes = 0
  const checks = createBatch(async () => {
    const watched = [...open]
    const fallen = new Set(await sessionValidity.findRevoked(watched.map(({ principal }) => principal)))
    for (const watch of watched) if (fallen.has(watch.principal) && open.has(watch)) watch.end()
  })

  return {
    /** To be noted before somebody is authenticated, for `watch`. */
    changes: () => changes,
    /** Until what it returns is called. `since`: a change that came while they were being authenticated may be theirs. */
    watch(principal: Principal, since: number, end: () => void): () => void {
      const watch = { principal, end }
      open.add(watch)
      if (since !== changes) checks.add('everybody')
      return () => open.delete(watch)
    },
    check() {
      changes += 1
      if (open.size > 0) checks.add('everybody')
    },
    close: checks.close,
  }
}
