import type { Principal } from '../access/principal.ts'
import type { SessionValidity } from '../access/session-validity.ts'
import { createBatch } from '../concurrency/batch.ts'
import type { FailureLog } from '../logging/failure-log.ts'

export type SocketRevoker = ReturnType<typeof createSocketRevoker>

interface Watch {
  principal: Principal
  close: () => void
}

/** Closes the open connections of revoked sessions and devices as soon as any process has announced a change. */
export function createSocketRevoker(sessionValidity: SessionValidity, log: FailureLog) {
  /** One for each connection: several may have come with the same token. */
  const open = new Set<Watch>()
  let changes = 0
  const checks = createBatch(closeRevoked, {
    onFailure: (error) => log.warn('open connections could not be checked, retrying', error, { feature: 'realtime' }),
  })

  return {
    /** To be read before a client is authenticated, for `watch`. */
    changes: () => changes,
    /**
     * Until the returned function is called. A change after `checkedAtChange`, while the client was being authenticated,
     * may concern it.
     */
    watch(principal: Principal, checkedAtChange: number, close: () => void): () => void {
      const watch = { principal, close }
      open.add(watch)
      if (checkedAtChange !== changes) checks.add('all')
      return () => open.delete(watch)
    },
    check() {
      changes += 1
      if (open.size > 0) checks.add('all')
    },
    close: checks.close,
  }

  async function closeRevoked() {
    const watched = [...open]
    const revoked = new Set(await sessionValidity.findRevoked(watched.map(({ principal }) => principal)))
    for (const watch of watched) if (revoked.has(watch.principal) && open.has(watch)) watch.close()
  }
}
