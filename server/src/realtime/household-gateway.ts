import { householdNamespace, type HouseholdEvents, type HouseholdThing } from '@pipit/contract/realtime'
import { householdHandshake } from '@pipit/contract/realtime-messages'
import type { DefaultEventsMap, Namespace, Server } from 'socket.io'
import type { Authenticate } from '../access/authenticate.ts'
import { mayOpenAccount } from '../access/authorize.ts'
import type { Principal } from '../access/principal.ts'
import { Failure } from '../http/failure.ts'
import { admit } from './admit.ts'
import type { KeepStanding } from './keep-standing.ts'

interface PageData {
  principal: Principal
  accountId: string
  since: number
}

type NoEvents = Record<never, never>
type Pages = Namespace<NoEvents, HouseholdEvents, DefaultEventsMap, PageData>
type Page = Parameters<Parameters<Pages['use']>[0]>[0]

export interface HouseholdChange {
  accountId: string
  thing: HouseholdThing
  id: string
}

/** Tells the pages of a family what changed. Each process hears it from the database and tells its own pages. */
export function householdGateway(io: Server, authenticate: Authenticate, standing: KeepStanding) {
  const pages: Pages = io.of(householdNamespace)
  pages.use(admit(learnWhoAsks))
  pages.on('connection', (page) => {
    const { principal, accountId, since } = page.data
    page.on('error', () => undefined)
    page.on('disconnect', () => standing.unwatch(principal))
    standing.watch(principal, since, () => page.disconnect(true))
    void page.join(roomOf(accountId))
  })

  return {
    tell({ accountId, thing, id }: HouseholdChange) {
      pages.local.to(roomOf(accountId)).emit('changed', { thing, id })
    },
    tellMissed() {
      pages.local.emit('missed')
    },
  }

  async function learnWhoAsks(page: Page) {
    const since = standing.changes()
    const principal = await authenticate(tokenOf(page.handshake.auth))
    if (!principal) throw new Failure('unauthenticated')
    if (!principal.scopes.includes('account:read')) throw new Failure('forbidden')
    const asked = householdHandshake.safeParse(page.handshake.auth)
    if (!asked.success || !mayOpenAccount(principal, asked.data.accountId)) throw new Failure('not-found')
    page.data = { principal, accountId: asked.data.accountId, since }
  }
}

function tokenOf(handshake: Record<string, unknown>) {
  return householdHandshake.pick({ token: true }).safeParse(handshake).data?.token
}

function roomOf(accountId: string) {
  return `account:${accountId}`
}
