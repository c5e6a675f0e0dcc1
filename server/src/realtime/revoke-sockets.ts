import type { Announcements } from '../announcements/announcements.ts'
import type { CalledFamily } from '../access/authorize-family.ts'
import type { FamilyRoles } from '../access/family-roles.ts'
import type { Principal } from '../access/principal.ts'
import { accountsOf, type SessionValidity } from '../access/session-validity.ts'
import { createBatcher } from '@pipit/concurrency/batcher'
import type { FailureLog } from '../observability/logging/failure-log.ts'

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
  announcements: Announcements
  sessionValidity: SessionValidity
  familyRoles: FamilyRoles
  log: FailureLog
}

/** All connections are checked this often while announcements may be missed. */
const uncertainCheckMs = 5000

/** Closes the connections of revoked sessions, devices and guardians as soon as any process announces a change. */
export function createSocketRevoker({ announcements, sessionValidity, familyRoles, log }: Dependencies) {
  /** One per connection: several connections may share a token. */
  const open = new Set<Watch>()
  const byAccount = new Map<string, Set<Watch>>()
  const checks = createBatcher(closeRevoked, {
    onFailure: (error) =>
      log.warn('open connections could not be checked for revoked sessions, retrying', error, { feature: 'realtime' }),
  })
  announcements.addListener({
    onAnnouncement({ accountId, resource }) {
      if (resource === 'access') for (const watch of byAccount.get(accountId) ?? []) checks.add(watch)
    },
    onDisconnect: checkAll,
    onReconnect: checkAll,
  })
  const timer = setInterval(() => announcements.isConnected() || checkAll(), uncertainCheckMs).unref()

  return {
    /**
     * Follow the accounts first. The connection is checked again at once, because it may have been revoked after its token
     * was checked. Returns the function that ends the watch.
     */
    watch(connection: Connection, close: () => void): () => void {
      const watch = { ...connection, close }
      open.add(watch)
      for (const accountId of watchedAccounts(watch))
        byAccount.set(accountId, (byAccount.get(accountId) ?? new Set()).add(watch))
      checks.add(watch)
      return () => remove(watch)
    },
    async close() {
      clearInterval(timer)
      await checks.close()
    },
  }

  function checkAll() {
    for (const watch of open) checks.add(watch)
  }

  function remove(watch: Watch) {
    open.delete(watch)
    for (const accountId of watchedAccounts(watch)) {
      const watches = byAccount.get(accountId)
      watches?.delete(watch)
      if (watches?.size === 0) byAccount.delete(accountId)
    }
  }

  async function closeRevoked(watches: Watch[]) {
    const watched = watches.filter((watch) => open.has(watch))
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

/** A change of one of these accounts may revoke the connection. */
export function watchedAccounts({ principal, family }: Connection): Set<string> {
  return new Set([...accountsOf(principal), ...(family ? [family.accountId] : [])])
}

/** Founders and superadmins need no membership. */
function membershipOf(watch: Watch) {
  const { principal, family } = watch
  if (principal.kind !== 'account' || !family || family.role === 'superadmin') return []
  const { accountId } = family
  return accountId === principal.accountId ? [] : [{ accountId, personId: principal.accountId, watch }]
}
