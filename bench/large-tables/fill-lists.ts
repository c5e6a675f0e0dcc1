import type { OpenDatabase } from '@pipit/server/database/open-database'
import { createFilledDatabase } from './create-filled-database.ts'

/** A database with this many rows in every listed table. */
export function fillLists(count: number, server: OpenDatabase) {
  return createFilledDatabase(server, `lists_${count}`, rowsByTable(count), {
    table: 'audit_entries',
    from: '2020-01-01',
    to: '2020-12-31',
  })
}

/** The terms tables are filled here, because the triggers that fill them are off. */
function rowsByTable(count: number): Record<string, string> {
  const rows = `generate_series(1, ${count}) n`
  const moment = `timestamptz '2020-01-01Z' + n * interval '1 minute'`
  const status = `case when n % 10 < 6 then 'registered' when n % 10 < 9 then 'created' else 'deactivated' end`
  const account = `case when n % 10 < 6 then md5('account' || n)::uuid end`
  const batchOf = (kind: string) => `md5('${kind}' || (n - 1) / 10000)::uuid`
  const label = (
    kind: string,
  ) => `left(md5('${kind}' || n), 26), ${batchOf(kind)}, ${status}, decode(md5('${kind} code' || n), 'hex'), '',
            ${account}, case when n % 10 < 6 then 'Pipit' end, ${moment}, ${moment}`
  const terms = (kind: string) => `
     select id, id, status from ${kind}
     union all select ${kind}.id, lower(label), status from ${kind} join batches on batches.id = batch_id
     union all select ${kind}.id, split_part(label, ' ', 2), status from ${kind} join batches on batches.id = batch_id
     union all select id, 'pipit', status from ${kind} where name is not null
     union all select ${kind}.id, lower(email), status from ${kind} join accounts on accounts.id = account_id`
  return {
    wait_list_entries: `(email, invited_at, created_at)
     select md5('waiting' || n) || '@example.org', case when n % 4 = 0 then now() end, ${moment} from ${rows}`,
    accounts: `(id, identity_uid, email, email_verified, role, name, disabled, created_at)
     select md5('account' || n)::uuid, n, md5('address' || n) || '@example.org', n % 5 > 0,
            case when n % 100 = 0 then 'superadmin' else 'parent' end,
            initcap(left(md5('first' || n % 997), 6)) || ' ' || initcap(left(md5('last' || n), 8)), n % 7 = 0, ${moment}
       from ${rows}`,
    account_terms: `(account_id, term, role, email_verified, disabled)
     select id, lower(email), role, email_verified, disabled from accounts
     union all select id, lower(name), role, email_verified, disabled from accounts
     union all select id, lower(split_part(name, ' ', 2)), role, email_verified, disabled from accounts`,
    batches: `(id, kind, label, note, count)
     select md5(kind || n)::uuid, kind, 'Batch ' || n, '', 10000
       from generate_series(0, ${Math.ceil(count / 10_000) - 1}) n, unnest(array['devices', 'cards']) kind`,
    devices: `(id, batch_id, status, claim_code_hash, encrypted_claim_code, account_id, name, registered_at, created_at,
             hardware_model, public_key, firmware)
     select ${label('devices')}, 'one', '', case when n % 10 < 6 then '1.' || (n % 7) end
       from ${rows}`,
    device_presence: `(device_id, connection_id, last_seen_at)
     select left(md5('devices' || n), 26), case when n % 3 = 0 then n::text end, now() from ${rows} where n % 10 < 6`,
    device_terms: `(device_id, term, status) ${terms('devices')}`,
    cards: `(id, batch_id, status, claim_code_hash, encrypted_claim_code, account_id, name, registered_at, created_at, activity)
     select ${label('cards')}, (array['story', 'counting', 'songs', 'quiz', 'calm'])[1 + n % 5] from ${rows}`,
    card_terms: `(card_id, term, status) ${terms('cards')}`,
    // All entries are of one year, so that a larger database has as many months.
    audit_entries: `(id, number, at, actor_id, action, account_id, key_id, previous_mac, mac)
     select n, n, timestamptz '2020-01-01Z' + n * interval '365 days' / ${count + 1}, md5('account' || 100 * (n % 100))::uuid, (array['account.read', 'home.read', 'devices.listed'])[1 + n % 3],
            md5('account' || n % (${count} / 100))::uuid, '', decode(md5('entry' || n), 'hex'), '' from ${rows}`,
  }
}
