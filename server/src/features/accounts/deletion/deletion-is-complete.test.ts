import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { deletedKinds } from '@pipit/contract/accounts/deleted-kinds'
import { beforeAll, describe, expect, test } from 'vitest'
import { findTraces, listFiles } from '@pipit/test-kit/find-traces'
import { aFullFamily } from '@pipit/test-kit/full-family'
import { personalTables } from '@pipit/test-kit/personal-tables'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer()
type Family = Awaited<ReturnType<typeof aFullFamily>>

/** Where traces may remain, and why. */
const remaining: Record<string, string> = {
  'public.audit_entries': 'ids only; the audit trail shows later what superadmins did and that a parent had agreed',
  'public.audit_chains': 'the newest entry of the audit trail about the family',
  'public.audit_checkpoints': 'ids only; without them nobody could show that the audit trail is complete',
  'public.outbox_mails': 'encrypted, so never found; holds the receipt, as the mailbox would',
}

/** The kind of the receipt that counts each table, or the reason why none does. */
const countedAs: Record<string, (typeof deletedKinds)[number] | { reason: string }> = {
  accounts: { reason: 'the receipt is about it' },
  children: 'children',
  sessions: 'sessions',
  consents: 'consents',
  second_contacts: 'secondContacts',
  guardians: 'guardians',
  guardian_invitations: 'invitations',
  family_changes: 'familyChanges',
  wifi_networks: 'wifiNetworks',
  devices: 'devices',
  cards: 'cards',
  conversations: 'conversations',
  transcript_entries: 'transcriptEntries',
  flags: 'flags',
  recordings: 'recordings',
  insights: 'insights',
  child_words: 'words',
  facts: 'facts',
  played_activities: 'playedActivities',
  push_subscriptions: { reason: 'ends with the sign-in, which is counted' },
  screen_time_grants: { reason: 'settings of the last month, deleted with the child' },
  talk_times_of_deleted: { reason: 'what is left of deleted conversations for three days' },
  account_terms: { reason: 'search terms, deleted with what they find' },
  device_presence: { reason: 'belongs to the device, and says only when it was last seen' },
  board_pictures: { reason: 'pictures on their way to a conversation, for seconds' },
  boards: { reason: 'belongs to the device: how the board names itself, whatever family has it' },
  firmware_updates: {
    reason:
      'belongs to the device; when it leaves the family, what is not finished is deleted, and the family of the rest',
  },
  device_terms: { reason: 'search terms, written again without the family' },
  card_terms: { reason: 'search terms, written again without the family' },
  factory_keys: { reason: 'belongs to the device, and is deleted when the factory downloads it' },
  possession_challenges: { reason: 'codes that a device answers, valid for minutes' },
  audit_entries: { reason: 'not deleted' },
  audit_chains: { reason: 'not deleted' },
}

const filesOf = async ({ accountId }: Family) =>
  (
    await server.database.pool.query<{ file: string }>('select file from recordings where account_id = $1', [accountId])
  ).rows.map(({ file }) => file)

/** How many rows of each kind the database has. */
async function countRows(family: Family, isCounted: (row: Record<string, unknown>) => boolean) {
  const counts: Partial<Record<string, number>> = {}
  for (const { table, rowsOf } of await personalTables(server.database.pool)) {
    const kind = countedAs[table]
    if (typeof kind === 'string') counts[kind] = (await rowsOf(family)).filter(isCounted).length
  }
  return counts
}

async function expectNoTraces(texts: string[], files: string[]) {
  const found = async () => (await findTraces(server.database.pool, texts)).filter((table) => !(table in remaining))
  // Jobs that name the child end a moment later.
  await expect.poll(found, { timeout: 60_000 }).toEqual([])
  const stored = await listFiles(join(server.config.dataFolder, 'files'))
  expect(stored.filter((file) => files.includes(file))).toEqual([])
  expect(await findTraces(server.database.pool, files)).toEqual([])
}

const mails = async () => (await server.database.pool.query('select from outbox_mails')).rowCount

test('every table of a family is counted in the receipt, or listed with the reason why not', async () => {
  const tables = (await personalTables(server.database.pool)).map(({ table }) => table)
  expect(tables.toSorted()).toEqual(Object.keys(countedAs).toSorted())
})

describe('deleting a child', () => {
  let family: Family
  let files: string[]
  beforeAll(async () => {
    family = await aFullFamily(server, 'child-deleted@example.org')
    files = await filesOf(family)
  })

  test('leaves no row and no file of the child in any table, and returns a receipt with what was deleted', async () => {
    const { accountId, childId, conversationId } = family
    const stored = await countRows(
      family,
      (row) => row.child_id === childId || row.id === childId || row.conversation_id === conversationId,
    )
    expect(Object.values(stored).filter((count) => count === 0)).toHaveLength(7)
    const mailsBefore = await mails()
    const receipt = await server.call('DELETE /accounts/:accountId/children/:childId', {
      params: { accountId, childId },
      bearer: family.bearer,
    })
    const ofFamily = new Set([
      'sessions',
      'consents',
      'wifiNetworks',
      'secondContacts',
      'guardians',
      'invitations',
      'familyChanges',
    ])
    const ofChild = Object.fromEntries(Object.entries(stored).filter(([kind]) => !ofFamily.has(kind)))
    expect(receipt).toMatchObject({ subject: 'child', counts: ofChild, files: { deleted: 2, pending: 0 } })
    expect(Date.parse(receipt.deletedAt)).toBeGreaterThan(Date.now() - 60_000)
    await expectNoTraces([childId, conversationId, 'I like trains'], files)
    await expect.poll(mails).toBe((mailsBefore ?? 0) + 1)
  }, 90_000)

  test('leaves the rest of the family as it was', async () => {
    const { accountId, bearer } = family
    const home = await server.call('GET /accounts/:accountId/home', { params: { accountId }, bearer })
    expect(home).toMatchObject({
      children: [],
      devices: [{ id: family.deviceId, childId: null }],
      cards: [{ id: family.cardId, childId: null }],
      wifiNetworks: [{ id: family.network.id }],
    })
  })
})

describe('deleting an account', () => {
  test('leaves no row and no file of the family in any table, and returns a receipt with what was deleted', async () => {
    const family = await aFullFamily(server, 'account-deleted@example.org')
    const neighbour = await aFullFamily(server, 'neighbour@example.org')
    const files = await filesOf(family)
    const neighbours = await filesOf(neighbour)
    const stored = await countRows(family, () => true)
    expect(Object.keys(stored).toSorted(), 'every kind of the receipt').toEqual(deletedKinds.toSorted())
    expect(Object.values(stored), 'the fixture has a row of every kind').not.toContain(0)
    const { accountId, childId, conversationId, identityUid, email, network } = family
    const receipt = await server.call('DELETE /accounts/:accountId', { params: { accountId }, bearer: family.bearer })
    expect(receipt).toMatchObject({ subject: 'account', counts: stored, files: { deleted: 2, pending: 0 } })
    await expectNoTraces([accountId, childId, conversationId, identityUid, email, network.id, `granny-${email}`], files)
    const kept = await listFiles(join(server.config.dataFolder, 'files'))
    expect(kept).toEqual(expect.arrayContaining(neighbours))
    expect(await countRows(neighbour, () => true)).toEqual(stored)
  }, 90_000)

  test('files that cannot be deleted at once are reported as pending, and the sweep deletes them', async () => {
    const family = await aFullFamily(server, 'pending@example.org')
    const files = await filesOf(family)
    // A folder in place of the file: `unlink` fails, as with a disk that is read-only for a moment.
    const [blocked = ''] = files
    const path = join(server.config.dataFolder, 'files', blocked.slice(0, 2), blocked.slice(2, 4), blocked)
    await rm(path)
    await mkdir(path)
    const { accountId, bearer } = family
    const receipt = await server.call('DELETE /accounts/:accountId', { params: { accountId }, bearer })
    expect(receipt.files).toEqual({ deleted: 1, pending: 1 })
    expect(await findTraces(server.database.pool, [blocked])).toContain('public.files_to_delete')
    await rm(path, { recursive: true })
    await server.database.pool.query("select graphile_worker.add_job('sweep-files')")
    await expect.poll(() => findTraces(server.database.pool, [blocked]), { timeout: 60_000 }).toEqual([])
  }, 90_000)
})
