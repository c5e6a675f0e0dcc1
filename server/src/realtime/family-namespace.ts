import { familyNamespace, type FamilyEvents, type FamilyResource } from '@pipit/contract/realtime/events'
import { familyHandshake } from '@pipit/contract/realtime/schemas'
import type { DefaultEventsMap, Namespace, Server } from 'socket.io'
import { appendAuditEntries } from '../access/audit-trail-store.ts'
import type { Authenticate } from '../access/authenticate.ts'
import { mayOpenAccount } from '../access/authorize.ts'
import type { Principal } from '../access/principal.ts'
import type { Database } from '../database/connect.ts'
import { ApiError } from '../http/api-error.ts'
import { checkHandshake } from './check-handshake.ts'
import type { SocketRevoker } from './revoke-sockets.ts'

interface PageData {
  principal: Principal
  accountId: string
  since: number
}

type NoEvents = Record<never, never>
type Pages = Namespace<NoEvents, FamilyEvents, DefaultEventsMap, PageData>
type Page = Parameters<Parameters<Pages['use']>[0]>[0]

export interface FamilyChange {
  accountId: string
  resource: FamilyResource
  id: string
}

interface Parts {
  database: Database
  authenticate: Authenticate
  revoker: SocketRevoker
}

/** Tells the pages of a family what changed. Each process hears it from the database and tells its own pages. */
export function createFamilyNamespace(io: Server, { database, authenticate, revoker }: Parts) {
  const pages: Pages = io.of(familyNamespace)
  pages.use(checkHandshake(learnWhoAsks))
  pages.on('connection', (page) => {
    const { principal, accountId, since } = page.data
    page.on('error', () => undefined)
    const unwatch = revoker.watch(principal, since, () => page.disconnect(true))
    page.on('disconnect', unwatch)
    void page.join(roomOf(accountId))
  })

  return {
    tell({ accountId, resource, id }: FamilyChange) {
      pages.local.to(roomOf(accountId)).emit('changed', { resource, id })
    },
    tellMissed() {
      pages.local.emit('resync')
    },
  }

  async function learnWhoAsks(page: Page) {
    const since = revoker.changes()
    const principal = await authenticate(tokenOf(page.handshake.auth))
    if (!principal) throw new ApiError('unauthenticated')
    if (!principal.scopes.includes('account:read')) throw new ApiError('forbidden')
    const asked = familyHandshake.safeParse(page.handshake.auth)
    if (!asked.success || !mayOpenAccount(principal, asked.data.accountId)) throw new ApiError('not-found')
    const { accountId } = asked.data
    await recordIfForeign(principal, accountId)
    page.data = { principal, accountId, since }
  }

  /** As with calls: what a superadmin sees of another family is in the audit trail first, or it is not seen. */
  async function recordIfForeign(principal: Principal, accountId: string) {
    if (principal.kind !== 'account' || principal.accountId === accountId) return
    const entry = {
      actorId: principal.accountId,
      action: 'family.watched',
      concernedAccountId: accountId,
      thing: null,
      thingId: null,
      reason: null,
    }
    await appendAuditEntries(database, [entry])
  }
}

function tokenOf(handshake: Record<string, unknown>) {
  return familyHandshake.pick({ token: true }).safeParse(handshake).data?.token
}

function roomOf(accountId: string) {
  return `account:${accountId}`
}
