import type { Database } from '@pipit/database/connect'
import type { IdentityService } from '../../../access/identity-service.ts'
import type { I18n } from '../../../i18n/i18n.ts'
import { familyAudit } from '../../audit/family-audit.ts'
import { familyCards } from '../../cards/family-cards.ts'
import { familyChildren } from '../../children/family-children.ts'
import type { FamilyConsent } from '../../consents/family-consent.ts'
import { familyChanges, familyGuardians, familyInvitations } from '../../guardians/export-guardians.ts'
import { listFamilies } from '../../guardians/guardian-queries.ts'
import { familyDevices } from '../../devices/family-devices.ts'
import { createInsightReader } from '../../insights/read-insights.ts'
import { listFacts, listPlayedActivities } from '../../memories/memory-queries.ts'
import { listSubscriptions } from '../../push/push-queries.ts'
import { listGrants } from '../../screen-time/screen-time-queries.ts'
import { findSecondContact } from '../../second-contacts/second-contact-queries.ts'
import { listSessions } from '../../sessions/list-sessions.ts'
import { familyConversations } from '../../transcripts/download/family-conversations.ts'
import { readWaitListEntry } from '../../wait-list/wait-list-entry.ts'
import { familyWifiNetworks } from '../../wifi-networks/family-wifi-networks.ts'
import type { AccountRow } from '../account-store.ts'
import { toAccount, withoutContactDetails } from '../find-account.ts'

export type Row = Record<string, unknown>

/** One kind of data. `rows` reads it anew each time, one page after another. */
export interface Table {
  name: string
  title: string
  rows: () => AsyncIterable<Row>
  /** Long ones are on the pages of the children. */
  isInIndex: boolean
}

interface Dependencies {
  database: Database
  identity: Pick<IdentityService, 'describe'>
  consent: Pick<FamilyConsent, 'export'>
  /** Another owner gets everything of the family, without what is the founder's own. */
  isFounder: boolean
  /** Cards without a name of their own get one in this language. */
  i18n: I18n
}

interface Page {
  cursor?: string | undefined
  limit: number
}

type ReadPage = (page: Page) => Promise<{ items: object[]; nextCursor: string | null }>

/** Everything that is stored about a family, by kind. */
export function familyTables({ database, identity, consent, isFounder, i18n }: Dependencies, row: AccountRow): Table[] {
  const accountId = row.id
  const conversations = familyConversations(database, accountId)
  const children = () => allPages((page) => familyChildren(database).list(accountId, page))
  return [
    table('account', /*i18n*/ 'Account', async function* () {
      const account = toAccount(row)
      const signInMethods = row.identityUid === null || !isFounder ? null : await identity.describe(row.identityUid)
      yield { ...(isFounder ? account : withoutContactDetails(account)), signInMethods }
    }),
    table('consents', /*i18n*/ 'Parental consent', () => all(consent.export(accountId))),
    table('second-contact', /*i18n*/ 'Second contact', () => one(findSecondContact(database, accountId))),
    table('sessions', /*i18n*/ 'Where you signed in', () => all(isFounder ? listSessions(database, accountId) : [])),
    table('push-subscriptions', /*i18n*/ 'Where you get notifications', () =>
      all(isFounder ? listSubscriptions(database, accountId) : []),
    ),
    table('guardians', /*i18n*/ 'The other adults of the family', () => all(familyGuardians(database, accountId))),
    table('invitations', /*i18n*/ 'Open invitations', () => all(familyInvitations(database, accountId))),
    table('families', /*i18n*/ 'Families that you belong to', () =>
      all(isFounder ? listFamilies(database, accountId) : []),
    ),
    table('changes', /*i18n*/ 'Who changed what', () => allPages((page) => familyChanges(database, accountId, page))),
    table('children', /*i18n*/ 'Children', children),
    table('screen-time-grants', /*i18n*/ 'Time that was granted', () => all(listGrants(database, accountId))),
    table('devices', /*i18n*/ 'Devices', () => allPages((page) => familyDevices(database).list(accountId, page))),
    table('cards', /*i18n*/ 'Cards', () => allPages((page) => familyCards(database, i18n).list(accountId, page))),
    table('wifi-networks', /*i18n*/ 'Wifi networks', () =>
      allPages((page) => familyWifiNetworks(database).list(accountId, page)),
    ),
    table('audit', /*i18n*/ 'Who looked at your data, and your consents', () =>
      allPages((page) => familyAudit(database).listAll(accountId, page)),
    ),
    table('wait-list', /*i18n*/ 'Wait list', () =>
      one(isFounder && row.emailVerified ? readWaitListEntry(database, row.email) : null),
    ),
    longTable('facts', /*i18n*/ 'What Pipit remembers', () => all(listFacts(database, accountId))),
    longTable('played-activities', /*i18n*/ 'What was played', () => all(listPlayedActivities(database, accountId))),
    longTable('insights', /*i18n*/ 'Insights', insights),
    longTable('conversations', /*i18n*/ 'Conversations', conversations.conversations),
    longTable('transcript', /*i18n*/ 'What was said', () => eachChild(conversations.entries)),
    longTable('safety-notes', /*i18n*/ 'Safety notes', conversations.flags),
    longTable('recordings', /*i18n*/ 'Recordings', conversations.recordings),
  ]

  async function* insights() {
    const read = createInsightReader(database)
    for await (const { id } of children()) {
      const childId = id as string
      for await (const day of allPages((page) => read(accountId, childId, page))) yield { childId, ...day }
    }
  }

  async function* eachChild(rowsOf: (childId: string) => AsyncIterable<object>) {
    for await (const { id } of children()) yield* rowsOf(id as string)
  }
}

const table = (name: string, title: string, rows: () => AsyncIterable<object>): Table => ({
  name,
  title,
  rows: rows as Table['rows'],
  isInIndex: true,
})

const longTable = (name: string, title: string, rows: () => AsyncIterable<object>) => ({
  ...table(name, title, rows),
  isInIndex: false,
})

async function* one(item: object | null | Promise<object | null | undefined>): AsyncGenerator<Row> {
  const found = await item
  if (found) yield found as Row
}

async function* all(items: object[] | Promise<object[]>): AsyncGenerator<Row> {
  yield* (await items) as Row[]
}

async function* allPages(list: ReadPage): AsyncGenerator<Row> {
  let cursor: string | undefined
  do {
    const { items, nextCursor } = await list({ cursor, limit: 200 })
    yield* items as Row[]
    cursor = nextCursor ?? undefined
  } while (cursor)
}
