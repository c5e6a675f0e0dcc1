import { familyNamespace, type FamilyEvents, type FamilyResource } from '@pipit/contract/realtime/events'
import { familyHandshake } from '@pipit/contract/realtime/schemas'
import type { DefaultEventsMap, Namespace, Server } from 'socket.io'
import type { AuditTrail } from '../access/audit-trail/audit-trail.ts'
import type { Authenticate } from '../access/authenticate.ts'
import { mayOpenAccount } from '../access/authorize.ts'
import type { Principal } from '../access/principal.ts'
import { ApiError } from '../http/api-error.ts'
import type { FailureLog } from '../logging/failure-log.ts'
import { checkHandshake } from './check-handshake.ts'
import { ignoreErrorEvents } from './ignore-error-events.ts'
import { createJoinLimit } from './limit-joins.ts'
import type { SocketRevoker } from './revoke-sockets.ts'

interface PageData {
  principal: Principal
  accountId: string
  /** `revoker.changes()` before the token was checked. */
  checkedAtChange: number
}

type NoEvents = Record<never, never>
type Pages = Namespace<NoEvents, FamilyEvents, DefaultEventsMap, PageData>
type Page = Parameters<Parameters<Pages['use']>[0]>[0]

export interface FamilyChange {
  accountId: string
  resource: FamilyResource
  id: string
}

interface Dependencies {
  auditTrail: AuditTrail
  authenticate: Authenticate
  revoker: SocketRevoker
  log: FailureLog
}

/** Notifies the pages of a family of changes. Each process receives them from the database and serves its own pages. */
export function createFamilyNamespace(io: Server, { auditTrail, authenticate, revoker, log }: Dependencies) {
  const pages: Pages = io.of(familyNamespace)
  const limitJoins = createJoinLimit()
  pages.use(checkHandshake(authenticatePage, log))
  pages.on('connection', (page) => {
    const { principal, accountId, checkedAtChange } = page.data
    ignoreErrorEvents(page)
    const unwatch = revoker.watch(principal, checkedAtChange, () => page.disconnect(true))
    page.on('disconnect', unwatch)
    void page.join(roomOf(accountId))
  })

  return {
    notify({ accountId, resource, id }: FamilyChange) {
      pages.local.to(roomOf(accountId)).emit('changed', { resource, id })
    },
    resync() {
      pages.local.emit('resync')
    },
  }

  async function authenticatePage(page: Page) {
    const checkedAtChange = revoker.changes()
    const principal = await authenticate(tokenOf(page.handshake.auth))
    if (!principal) throw new ApiError('unauthenticated')
    if (!principal.scopes.includes('account:read')) throw new ApiError('forbidden')
    limitJoins(principal)
    const handshake = familyHandshake.safeParse(page.handshake.auth)
    if (!handshake.success || !mayOpenAccount(principal, handshake.data.accountId)) throw new ApiError('not-found')
    const { accountId, reason } = handshake.data
    await recordIfOtherFamily(principal, accountId, reason)
    page.data = { principal, accountId, checkedAtChange }
  }

  /**
   * As with HTTP calls, a superadmin's access to another family is refused if it cannot be recorded. It needs a reason,
   * because changes show when a child talks.
   */
  async function recordIfOtherFamily(principal: Principal, accountId: string, reason: string | undefined) {
    if (principal.kind !== 'account' || principal.accountId === accountId) return
    if (reason === undefined) throw new ApiError('reason-required')
    const entry = {
      actorId: principal.accountId,
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

function roomOf(accountId: string) {
  return `account:${accountId}`
}
