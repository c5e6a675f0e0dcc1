import type { CalledFamily } from '../access/authorize-family.ts'
import type { FamilyRoles } from '../access/family-roles.ts'
import type { Principal } from '../access/principal.ts'
import type { SessionValidity } from '../access/session-validity.ts'
import { createBatcher } from '../concurrency/batcher.ts'
import type { FailureLog } from '../logging/failure-log.ts'

export type SocketRevoker = ReturnType<typeof createSocketRevoker>

interface Connection {
  principal: Principal
  /** The family whose changes it receives. */
  family?: CalledFamily
}

interface Watch extends Connection {
  close: () => void
}

interface Dependencies {
  sessionValidity: SessionValidity
  familyRoles: FamilyRoles
  log: FailureLog
}

/** Closes the connections of revoked sessions, devices and guardians as soon as any process announces a change. */
export function createSocketRevoker({ sessionValidity, familyRoles, log }: Dependencies) {
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
    watch({ checkedAtChange, ...connection }: Connection & { checkedAtChange: number }, close: () => void): () => void {
      const watch = { ...connection, close }
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
    const [revoked, removed] = await Promise.all([
      sessionValidity.findRevoked(watched.map(({ principal }) => principal)),
      familyRoles.findRemoved(watched.flatMap(membershipOf)),
    ])
    const revokedPrincipals = new Set(revoked)
    const closing = new Set([
      ...watched.filter(({ principal }) => revokedPrincipals.has(principal)),
      ...removed.map(({ watch }) => watch),
    ])
    for (const watch of closing) if (open.has(watch)) watch.close()
  }
}

/** Founders and superadmins need no membership. */
function membershipOf(watch: Watch) {
  const { principal, family } = watch
  if (principal.kind !== 'account' || !family || family.role === 'superadmin') return []
  const { accountId } = family
  return accountId === principal.accountId ? [] : [{ accountId, personId: principal.accountId, watch }]
}
