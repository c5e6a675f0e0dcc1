import type { Principal } from '../access/principal.ts'
import type { SessionValidity } from '../access/session-validity.ts'
import { createBatcher } from '../concurrency/batcher.ts'
import type { FailureLog } from '../logging/failure-log.ts'

export type SocketRevoker = ReturnType<typeof createSocketRevoker>

interface Watch {
  principal: Principal
  close: () => void
}

/** Closes the connections of revoked sessions and devices as soon as any process announces a change. */
export function createSocketRevoker(sessionValidity: SessionValidity, log: FailureLog) {
  /** One per connection: several connections may share a token. */
  const open = new Set<Watch>()
  let changes = 0
  const checks = createBatcher(closeRevoked, {
    onFailure: (error) =>
      log.warn('open connections could not be checked for revoked sessions, retrying', error, { feature: 'realtime' }),
  })

  return {
    /** How many changes were announced. Read it before authenticating a client, for `watch`. */
    changes: () => changes,
    /**
     * Returns the function that ends the watch. If a change was announced after `checkedAtChange`, while the client was
     * being authenticated, all connections are checked again.
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
