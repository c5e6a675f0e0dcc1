import { connect } from '@pipit/server/database/connect'
import { createDatabase } from '@pipit/server/database/create-database'
import { migrate } from '@pipit/server/database/migrate'
import type { OpenDatabase } from '@pipit/server/database/open-database'

/** A house with this many accounts and devices, in a database of its own. */
export async function houseOf(count: number, { connection }: Pick<OpenDatabase, 'connection'>) {
  const database = { ...connection, database: `lists_${count}` }
  await createDatabase(connection, database.database)
  await migrate(database)
  const opened = connect(database)
  for (const statement of tables(count)) await opened.pool.query(statement)
  return opened
}

/** In bulk, past the triggers, which would do the same row by row. */
function tables(count: number) {
  const rows = `generate_series(1, ${count}) n`
  const moment = `timestamptz '2020-01-01Z' + n * interval '1 minute'`
  const status = `case when n % 10 < 6 then 'registered' when n % 10 < 9 then 'created' else 'deactivated' end`
  const insert = [
    `insert into accounts (id, identity_uid, email, email_verified, role, name, disabled, created_at)
     select md5('account' || n)::uuid, n, md5('address' || n) || '@example.org', n % 5 > 0,
            case when n % 100 = 0 then 'superadmin' else 'parent' end,
            initcap(left(md5('first' || n % 997), 6)) || ' ' || initcap(left(md5('last' || n), 8)), n % 7 = 0, ${moment}
       from ${rows}`,
    `insert into account_terms (account_id, term, role, email_verified, disabled)
     select id, lower(email), role, email_verified, disabled from accounts
     union all select id, lower(name), role, email_verified, disabled from accounts
     union all select id, lower(split_part(name, ' ', 2)), role, email_verified, disabled from accounts`,
    `insert into batches (id, kind, label, note, count)
     select md5('batch' || n)::uuid, 'devices', 'Batch ' || n, '', 10000 from generate_series(0, ${Math.ceil(count / 10_000) - 1}) n`,
    `insert into devices (id, batch_id, status, claim_code_hash, sealed_claim_code, account_id, name, registered_at, created_at,
                          hardware_model, public_key, connection_id, last_seen_at, firmware)
     select left(md5('device' || n), 26), md5('batch' || (n - 1) / 10000)::uuid, ${status}, decode(md5('code' || n), 'hex'), '',
            case when n % 10 < 6 then md5('account' || n)::uuid end, case when n % 10 < 6 then 'Pipit' end, ${moment}, ${moment}, 'one', '',
            case when n % 10 < 6 and n % 3 = 0 then n::text end, now(), case when n % 10 < 6 then '1.' || (n % 7) end
       from ${rows}`,
    `insert into device_terms (device_id, term, status)
     select id, id, status from devices
     union all select devices.id, lower(label), status from devices join batches on batches.id = batch_id
     union all select devices.id, split_part(label, ' ', 2), status from devices join batches on batches.id = batch_id
     union all select id, 'pipit', status from devices where name is not null
     union all select devices.id, lower(email), status from devices join accounts on accounts.id = account_id`,
  ]
  return [`begin; set local session_replication_role = replica; ${insert.join('; ')}; commit`, 'vacuum analyze']
}
