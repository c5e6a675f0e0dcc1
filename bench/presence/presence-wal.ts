import { randomUUID } from 'node:crypto'
import { connect, type Database } from '@pipit/database/connect'
import { createDatabase } from '@pipit/database/create-database'
import { migrate } from '@pipit/server/database/migrate'
import { openDatabase } from '@pipit/server/database/open-database'
import { deviceConnectionStore } from '@pipit/server/features/chat/device/device-connection-store'
import { isNextStep } from '@pipit/server/features/chat/device/status-steps'
import { interleave, type Benchmark, type Sample } from '../runner/benchmark.ts'

/** How long a device stays connected. */
const hours = 2
/** A heartbeat comes every 30 seconds. */
const heartbeats = 120 * hours
/** A device that is used empties its battery in about eight hours, and reports each percent. */
const batteryReports = Array.from({ length: 12 * hours }, (_, index) => ({ battery: 80 - index, firmware: '1.0' }))

interface Device {
  deviceId: string
  connectionId: string
  tokenVersion: number
}

/** What a device writes: it connects, stays online for two hours, reports its battery and disconnects. */
export const presenceWal: Benchmark = {
  name: 'presence-wal',
  unit: 'bytes of WAL per device and hour',
  goal: { of: 'ratio', atMost: 0.1 },
  isCounted: true,
  async run({ dataFolder, quick }) {
    const server = await openDatabase({ databaseUrl: null, dataFolder })
    const connection = { ...server.connection, database: 'presence_wal' }
    await createDatabase(server.connection, connection.database)
    await migrate(connection)
    const database = connect(connection)
    try {
      const devices = await insertDevices(database, quick ? 100 : 500)
      await createTableAsBefore(database)
      const work = { ours: connectToProcess, baseline: connectWithRows }
      const table = { ours: 'device_presence', baseline: 'devices_before' }
      return await interleave(
        quick ? 1 : 3,
        (side) => measure(database, table[side], devices, () => work[side](database, devices)),
        { warmsUp: false },
      )
    } finally {
      await database.pool.end()
      await server.close()
    }
  },
}

async function measure(
  { pool }: Database,
  table: string,
  devices: Device[],
  work: () => Promise<void>,
): Promise<Sample> {
  // Both sides write each page in full once, as after a checkpoint.
  await pool.query(`vacuum ${table}`)
  await pool.query('checkpoint')
  const before = await position()
  await work()
  const { rows } = await pool.query<{ bytes: string }>(`select pg_current_wal_insert_lsn() - $1::pg_lsn as bytes`, [
    before,
  ])
  return { value: Number(rows[0]?.bytes) / devices.length / hours, cpu: null }

  async function position() {
    return (await pool.query<{ at: string }>('select pg_current_wal_insert_lsn() as at')).rows[0]?.at
  }
}

/** One process holds all connections. */
async function connectToProcess(database: Database, devices: Device[]) {
  const store = deviceConnectionStore(database, randomUUID())
  await store.claim(devices)
  for (const device of devices) {
    let shown = null
    for (const status of batteryReports) {
      if (!isNextStep(shown, status)) continue
      await store.saveStatuses([{ ...device, ...status }])
      shown = status
    }
  }
  for (let beat = 0; beat < heartbeats; beat += 1) await store.renew()
  await store.release(devices)
}

/** Before, a heartbeat writes the row of each device, and so does each percent of its battery. */
async function connectWithRows({ pool }: Database, devices: Device[]) {
  const ids = devices.map(({ deviceId }) => deviceId)
  for (const { deviceId, connectionId } of devices)
    await pool.query('update devices_before set connection_id = $2, last_seen_at = now() where id = $1', [
      deviceId,
      connectionId,
    ])
  for (const { deviceId } of devices)
    for (const { battery } of batteryReports)
      await pool.query('update devices_before set battery = $2 where id = $1', [deviceId, battery])
  for (let beat = 0; beat < heartbeats; beat += 1) {
    await pool.query('update devices_before set last_seen_at = now() where id = any($1)', [ids])
    // Autovacuum would do the same.
    if (beat % 20 === 0) await pool.query('vacuum devices_before')
  }
  await pool.query('update devices_before set connection_id = null, last_seen_at = now() where id = any($1)', [ids])
}

/** Presence was in the devices' own rows and in four of their indexes. The pages are full, so no row is updated in place. */
async function createTableAsBefore({ pool }: Database) {
  await pool.query('create table devices_before as select * from devices')
  await pool.query(`alter table devices_before add primary key (id), add unique (claim_code_hash),
    add connection_id text, add last_seen_at timestamptz, add battery smallint,
    add connected boolean not null generated always as (connection_id is not null) stored`)
  const indexes = [
    'account_id, id',
    'account_id, child_id',
    'batch_id, id',
    'account_id, wifi_network_id',
    'status, connected, created_at, id',
    'batch_id, status, connected, created_at, id',
    'firmware, status, connected, created_at, id',
    'batch_id, firmware, status, connected, created_at, id',
  ]
  for (const columns of indexes) await pool.query(`create index on devices_before (${columns})`)
}

async function insertDevices({ pool }: Database, count: number): Promise<Device[]> {
  const batchId = randomUUID()
  await pool.query(`insert into batches (id, kind, label, note, count) values ($1, 'devices', 'b', '', $2)`, [
    batchId,
    count,
  ])
  await pool.query(
    `insert into accounts (id, identity_uid, email, email_verified)
     select md5(number::text)::uuid, number, number || '@example.org', true from generate_series(1, $1) number`,
    [count],
  )
  const { rows } = await pool.query<{ deviceId: string }>(
    `insert into devices (id, batch_id, status, claim_code_hash, encrypted_claim_code, encrypted_api_key, account_id, name,
                          registered_at, hardware_model, public_key)
     select 'device-' || number, $1, 'registered', sha256(number::text::bytea), decode(repeat('00', 60), 'hex'),
            decode(repeat('00', 60), 'hex'), md5(number::text)::uuid, 'Pipit', now(), 'pipit-1', decode(repeat('00', 32), 'hex')
       from generate_series(1, $2) number returning id as "deviceId"`,
    [batchId, count],
  )
  return rows.map(({ deviceId }) => ({ deviceId, connectionId: randomUUID(), tokenVersion: 1 }))
}
