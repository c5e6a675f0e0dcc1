import { beforeAll, describe, expect, test } from 'vitest'
import { aFullFamily } from '@pipit/test-kit/full-family'
import { personalTables } from '@pipit/test-kit/personal-tables'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { downloadExport } from '@pipit/test-kit/download-export'

const server = startTestServer()

interface Exported {
  file: string
  /** The names of columns that have another name in the export. */
  names?: Record<string, string>
  /** Columns that are not exported, and why. */
  omitted?: Record<string, string>
}

const internal = 'bookkeeping of the server'
const secret = 'a secret, or found by one'
const ofModel = 'says of which kind the hardware is; the model is exported'
const own = 'the same in every row: the family’s own'

const pause = 'whether Pipit is paused now, which the home page shows'

/** Where each table of the database is in an export. */
const exported: Record<string, Exported> = {
  accounts: {
    file: 'account',
    omitted: {
      identity_uid: internal,
      scopes: 'null stands for those of the role, which are exported',
      token_version: internal,
      identity_valid_since: internal,
      confirmed_second_factor: internal,
      one_time_sign_in_at: internal,
      awaits_verification: internal,
      weekly_mail_sent_on: internal,
      paused_at: pause,
      paused_by: pause,
    },
  },
  second_contacts: { file: 'second-contact', omitted: { account_id: own } },
  guardians: {
    file: 'guardians',
    omitted: { account_id: own, invited_by: internal },
    names: { guardian_id: 'accountId' },
  },
  guardian_invitations: {
    file: 'invitations',
    omitted: { account_id: own },
    names: { invited_by: 'invitedById' },
  },
  family_changes: { file: 'changes', omitted: { account_id: own } },
  sessions: { file: 'sessions', omitted: { account_id: own, second_factor: internal, sign_in_id: internal } },
  push_subscriptions: {
    file: 'push-subscriptions',
    omitted: { account_id: own, encrypted_subscription: secret, endpoint_hash: secret },
  },
  consents: { file: 'consents', omitted: { id: internal, account_id: own } },
  children: {
    file: 'children',
    omitted: { account_id: own, idempotency_key: internal, request_hash: internal, paused_at: pause, paused_by: pause },
  },
  screen_time_grants: {
    file: 'screen-time-grants',
    omitted: { account_id: own, idempotency_key: internal, request_hash: internal },
  },
  wifi_networks: {
    file: 'wifi-networks',
    omitted: {
      account_id: own,
      encrypted_password: secret,
      idempotency_key: internal,
      request_hash: internal,
      removed_at: 'null if it is exported',
    },
  },
  devices: {
    file: 'devices',
    omitted: {
      account_id: own,
      batch_id: internal,
      status: 'always registered',
      claim_code_hash: secret,
      encrypted_claim_code: secret,
      encrypted_api_key: secret,
      public_key: internal,
      token_version: internal,
      proven_at: internal,
      release_code_hash: secret,
      update_notified: internal,
    },
  },
  device_presence: {
    file: 'devices',
    omitted: {
      device_id: 'the id of the device',
      connection_id: 'shown as online',
      process_id: internal,
      offline_notified_since: internal,
    },
  },
  boards: {
    file: 'devices',
    omitted: {
      device_id: 'the id of the device',
      client_id_hash: secret,
      board_type: ofModel,
      chip: ofModel,
      chip_id: ofModel,
      chip_revision: ofModel,
    },
  },
  cards: {
    file: 'cards',
    omitted: {
      account_id: own,
      batch_id: internal,
      status: 'always registered',
      claim_code_hash: secret,
      encrypted_claim_code: secret,
    },
  },
  conversations: {
    file: 'conversations',
    omitted: {
      account_id: own,
      alive_at: internal,
      lease_holder: internal,
      searched_entries: internal,
      state: 'the working memory of a running conversation, deleted when it ends; what was said is in the transcript',
    },
  },
  transcript_entries: { file: 'transcript', omitted: { account_id: own }, names: { at: 'time', who: 'speaker' } },
  flags: {
    file: 'safety-notes',
    omitted: { account_id: own, withheld: 'shown by what is left out' },
    names: { entry_number: 'number' },
  },
  recordings: {
    file: 'recordings',
    omitted: {
      account_id: own,
      file: 'our name for the file, which the export has under another name',
      encrypted_content: 'the file itself, while it is not in the file store',
      encrypted_original: 'what is exported once it is encoded',
      encoding_attempts: internal,
    },
    names: { entry_number: 'number' },
  },
  insights: {
    file: 'insights',
    omitted: {
      account_id: own,
      figures: 'exported as one field for each figure',
      quotes: 'exported with the figure that each one illustrates',
      summary: 'exported with the summary that stands in when there is none',
      words: 'the words of the transcript again, to find new ones',
      finalized: internal,
      aggregated_at: internal,
    },
  },
  facts: { file: 'facts', omitted: { account_id: own, removed_at: 'null if it is exported' } },
  played_activities: {
    file: 'played-activities',
    omitted: {
      account_id: own,
      heard: 'numbers of texts of ours, so that the child hears new ones',
      bookmark: 'exported as what Pipit said last; the rest are positions in texts of ours',
      removed_at: 'null if it is exported',
    },
  },
  audit_entries: {
    file: 'audit',
    omitted: {
      actor_id: 'exported as name and address, while the account exists',
      account_id: own,
      number: internal,
      key_id: internal,
      previous_mac: internal,
      mac: internal,
    },
  },
}

/** Tables without a file of their own, and why. */
const notExported: Record<string, string> = {
  account_terms: 'what superadmins find accounts by: the address and the name, which are exported',
  device_terms: 'what superadmins find devices by: names that are exported',
  card_terms: 'what superadmins find cards by: names that are exported',
  audit_chains: 'numbers and MACs of the audit trail, which is exported',
  child_words: 'exported as the new words of each day, with the insights',
  talk_times_of_deleted:
    'when a child talked in a conversation that was deleted, for three days, so that no time is given back',
  board_pictures: 'pictures on their way to a conversation, for seconds',
  firmware_updates: 'which updates the device was offered, for the figures of a rollout; its version is exported',
  possession_challenges: 'codes that a device answers, valid for minutes',
  factory_keys: 'private keys of devices, until the factory has downloaded them',
}

let family: Awaited<ReturnType<typeof aFullFamily>>
let archive: Awaited<ReturnType<typeof downloadExport>>
beforeAll(async () => {
  family = await aFullFamily(server, 'complete@example.org')
  await server.database.pool.query(
    `insert into boards (device_id, mac_address, client_id_hash, serial_number, signal_dbm)
     values ($1, '02:00:00:00:00:01', '\\x01', 'SN-1', -55)`,
    [family.deviceId],
  )
  archive = await downloadExport(server, family)
})

describe('an export is complete', () => {
  test('every table that belongs to a family or a child is exported, or listed with the reason why not', async () => {
    const tables = (await personalTables(server.database.pool)).map(({ table }) => table)
    expect(tables.filter((table) => !(table in exported) && !(table in notExported))).toEqual([])
  })

  test('every listed table still exists', async () => {
    const tables = new Set((await personalTables(server.database.pool)).map(({ table }) => table))
    expect([...Object.keys(exported), ...Object.keys(notExported)].filter((table) => !tables.has(table))).toEqual([])
  })

  test.each(Object.entries(exported))(
    'every row and column of %s is exported',
    async (name, { file, names, omitted }) => {
      const table = (await personalTables(server.database.pool)).find((each) => each.table === name)
      const stored = await table?.rowsOf(family)
      const rows = archive.rows(file)
      expect(stored?.length, 'the fixture has a row').toBeGreaterThan(0)
      expect(rows).toHaveLength(stored?.length ?? 0)
      for (const row of stored ?? [])
        for (const [column, value] of Object.entries(row)) {
          if (omitted && column in omitted) continue
          const values = rows.map((each) => each[names?.[column] ?? camelCase(column)])
          expect(values.map(normalize), `${name}.${column}`).toContainEqual(normalize(value))
        }
    },
  )

  test('new words are exported with the day on which they were first said', () => {
    expect(archive.rows('insights').flatMap(({ newWords }) => newWords)).toContain('trains')
  })
})

const camelCase = (column: string) => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Times have microseconds in the database and milliseconds in an export. Numbers may be text. */
function normalize(value: unknown): unknown {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return new Date(value).getTime()
  if (typeof value === 'string' && /^\d+$/.test(value)) return Number(value)
  return value
}
