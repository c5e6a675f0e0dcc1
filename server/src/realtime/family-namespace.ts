import { familyNamespace, type FamilyEvents } from '@pipit/contract/realtime/events'
import { familyHandshake } from '@pipit/contract/realtime/schemas'
import type { DefaultEventsMap, Namespace, Server } from 'socket.io'
import type { Announcements, FamilyChange } from '../announcements/announcements.ts'
import type { AuditTrail } from '../access/audit-trail/audit-trail.ts'
import type { Authenticate } from '../access/authenticate.ts'
import { authorizeFamily, type CalledFamily } from '../access/authorize-family.ts'
import type { FamilyRoles } from '../access/family-roles.ts'
import type { Principal } from '../access/principal.ts'
import { requireAccountId } from '../access/require-account.ts'
import { ApiError } from '../api-error.ts'
import type { FailureLog } from '../observability/logging/failure-log.ts'
import { checkHandshake } from './check-handshake.ts'
import { followWhileConnected } from './follow-while-connected.ts'
import { ignoreErrorEvents } from './ignore-error-events.ts'
import { createJoinLimit } from './limit-joins.ts'
import { watchedAccounts, type SocketRevoker } from './revoke-sockets.ts'

interface PageData {
  principal: Principal
  family: CalledFamily
}

/** Every adult of a family may see that something has changed. */
const watching = { method: 'GET', needs: 'account:read', familyRole: 'viewer' } as const

type NoEvents = Record<never, never>
type Pages = Namespace<NoEvents, FamilyEvents, DefaultEventsMap, PageData>
type Page = Parameters<Parameters<Pages['use']>[0]>[0]

interface Dependencies {
  announcements: Announcements
  auditTrail: AuditTrail
  authenticate: Authenticate
  familyRoles: FamilyRoles
  revoker: SocketRevoker
  log: FailureLog
}

/** Notifies the pages of a family of changes. Each process serves its own pages. */
export function createFamilyNamespace(
  io: Server,
  { announcements, auditTrail, authenticate, familyRoles, revoker, log }: Dependencies,
) {
  const pages: Pages = io.of(familyNamespace)
  const limitJoins = createJoinLimit()
  pages.use(checkHandshake(authenticatePage, log))
  pages.on('connection', (page) => {
    const { family } = page.data
    ignoreErrorEvents(page)
    const unwatch = revoker.watch(page.data, () => page.disconnect(true))
    page.on('disconnect', unwatch)
    void page.join(roomOf(family.accountId))
  })

  return {
    notify({ accountId, resource, id }: FamilyChange) {
      pages.local.to(roomOf(accountId)).emit('changed', { resource, id })
    },
    resync() {
      pages.local.emit('resync')
    },
    /** The families of all open pages. */
    familyIds: () => [...pages.adapter.rooms.keys()].flatMap(accountIdOf),
    socketCount: () => pages.sockets.size,
  }

  async function authenticatePage(page: Page) {
    const principal = await authenticate(tokenOf(page.handshake.auth))
    if (!principal) throw new ApiError('unauthenticated')
    if (!principal.scopes.includes('account:read')) throw new ApiError('forbidden')
    limitJoins(principal)
    const handshake = familyHandshake.safeParse(page.handshake.auth)
    if (!handshake.success) throw new ApiError('not-found')
    const { accountId, reason } = handshake.data
    const family = await authorizeFamily(familyRoles, principal, accountId, watching)
    if (family.role === 'superadmin') await recordAccess(principal, accountId, reason)
    page.data = { principal, family }
    await followWhileConnected(announcements, page.conn, watchedAccounts(page.data))
  }

  /**
   * As with HTTP calls, a superadmin's access to another family is refused if it cannot be recorded. It needs a reason,
   * because changes show when a child talks.
   */
  async function recordAccess(principal: Principal, accountId: string, reason: string | undefined) {
    if (reason === undefined) throw new ApiError('reason-required')
    const entry = {
      actorId: requireAccountId(principal),
      action: 'family.watched',
      concernedAccountId: accountId,
      resource: null,
      resourceId: null,
      reason,
    }
    await auditTrail.append(entry)
  }
}

function tokenOf(handshake: Record<string, unknown>) {
  return familyHandshake.pick({ token: true }).safeParse(handshake).data?.token
}

const roomPrefix = 'account:'

const roomOf = (accountId: string) => roomPrefix + accountId

/** None of the rooms that each page has for itself. */
const accountIdOf = (room: string) => (room.startsWith(roomPrefix) ? [room.slice(roomPrefix.length)] : [])
