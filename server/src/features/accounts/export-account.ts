import { Readable } from 'node:stream'
import type { Database } from '@pipit/database/connect'
import type { IdentityService } from '../../access/identity-service.ts'
import { orNotFound } from '../../http/api-error.ts'
import { StreamedFile } from '../../http/send-file.ts'
import { familyAudit } from '../audit/family-audit.ts'
import { familyCards } from '../cards/family-cards.ts'
import { familyChildren } from '../children/family-children.ts'
import { familyDevices } from '../devices/family-devices.ts'
import { createInsightReader } from '../insights/read-insights.ts'
import { listSessions } from '../sessions/list-sessions.ts'
import {
  exportConversations,
  type ConversationExportDependencies,
} from '../transcripts/download/export-conversations.ts'
import { readWaitListEntry } from '../wait-list/wait-list-entry.ts'
import { familyWifiNetworks } from '../wifi-networks/family-wifi-networks.ts'
import { accountStore } from './account-store.ts'
import { toAccount } from './find-account.ts'

interface Dependencies extends Omit<ConversationExportDependencies, 'database'> {
  database: Database
  identity: Pick<IdentityService, 'describe'>
}

interface Page {
  cursor?: string | undefined
  limit: number
}

interface Paged<Item> {
  list: (accountId: string, page: Page) => Promise<{ items: Item[]; nextCursor: string | null }>
}

const omitted = [
  {
    what: 'Your password and your second factor',
    why: 'We store only what we need to check them, never the password itself.',
  },
  {
    what: 'Wifi passwords',
    why: 'If somebody else gets this file, they must not get into your network. You can see the passwords in the app.',
  },
  {
    what: 'The keys of your devices, and the claim codes of devices and cards',
    why: 'Anybody who has them can pretend to be your device or take it over.',
  },
  {
    what: 'Wifi networks that you have removed',
    why: 'You can restore them in the app for one hour. After that they are deleted.',
  },
  {
    what: 'Mails that we sent you',
    why: 'They are in your mailbox.',
  },
]

/** Everything that we store about a family, as one JSON file. */
export async function exportAccount(
  { database, identity, ...dependencies }: Dependencies,
  accountId: string,
): Promise<StreamedFile> {
  const row = orNotFound(await accountStore(database).find(accountId))
  const children = await readAllPages(familyChildren(database), accountId)
  const content = {
    about: { what: 'Everything that Pipit stores about your family', exportedAt: new Date().toISOString(), omitted },
    account: toAccount(row),
    signInMethods: await identity.describe(row.identityUid),
    sessions: await listSessions(database, accountId),
    children,
    insights: await insightsOf(database, accountId, children),
    wifiNetworks: await readAllPages(familyWifiNetworks(database), accountId),
    devices: await readAllPages(familyDevices(database), accountId),
    cards: await readAllPages(familyCards(database), accountId),
    audit: await readAllPages(familyAudit(database), accountId),
    waitList: row.emailVerified ? await readWaitListEntry(database, row.email) : null,
  }
  const today = content.about.exportedAt.slice(0, 10)
  const json = JSON.stringify(content, null, 2)
  const conversations = exportConversations(
    { database, ...dependencies },
    accountId,
    content.children.map(({ id }) => id),
  )
  return new StreamedFile(
    `pipit-family-${today}.json`,
    'application/json',
    Readable.from(write(), { objectMode: false }),
  )

  async function* write() {
    // The streamed fields go before the closing brace.
    yield `${json.slice(0, json.lastIndexOf('\n}'))},\n`
    yield* conversations
    yield '\n}\n'
  }
}

async function insightsOf(database: Database, accountId: string, children: { id: string }[]) {
  const read = createInsightReader(database)
  const found = []
  for (const { id: childId } of children) {
    const days = await readAllPages({ list: (_, page) => read(accountId, childId, page) }, accountId)
    found.push({ childId, days })
  }
  return found
}

async function readAllPages<Item>({ list }: Paged<Item>, accountId: string): Promise<Item[]> {
  const found: Item[] = []
  let cursor: string | undefined
  do {
    const page = await list(accountId, { cursor, limit: 200 })
    found.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return found
}
