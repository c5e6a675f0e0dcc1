import type { Database, Queries } from '@pipit/database/connect'
import { sql, type Sql } from '@pipit/database/sql'
import { fleetStore } from '@pipit/server/features/firmware/fleet/fleet-store'
import { rolloutStore } from '@pipit/server/features/firmware/rollouts/rollout-store'
import { updateStore } from '@pipit/server/features/firmware/download/update-store'
import { createBufferBenchmark } from './buffer-benchmark.ts'
import { deviceOf, fillRollouts, rollouts as ids } from './fill-rollouts.ts'
import { readBuffers } from './read-buffers.ts'

/** Connected to a process, and families of its pages. With more of them, PostgreSQL would read all of the small database. */
const connected = 20
const longAgoSeconds = 30 * 24 * 60 * 60

type Perform = (db: Queries) => Promise<unknown>

/**
 * Buffers that the worst statement about rollouts reads: of those that run each minute or for a page, compared with few
 * devices; of those that must read rows of which there are more with more devices, compared with reading these once.
 */
export const rollouts = createBufferBenchmark('rollouts', {
  rowCounts: { small: 10_000, large: 1_000_000, largeIfQuick: 200_000 },
  fill: fillRollouts,
  async compare(large, small) {
    const comparisons = [await compareStop(large), ...(await compareWithTables(large))]
    const baselines = await measure(small, await frequentStatements(small))
    for (const { name, buffers } of await measure(large, await frequentStatements(large)))
      comparisons.push({ name, ours: buffers, baseline: baselines.find((each) => each.name === name)?.buffers ?? 0 })
    return comparisons
  },
})

/** It reads the devices that are missing, and by the rule of the rollouts ten that have returned for each of them. */
async function compareStop(database: Database) {
  const name = 'each minute: stop'
  const missing = await readBuffers(
    database,
    sql`select rollout_id from firmware_updates where returned_at is null and downloaded_at > '2020-01-01'`,
  )
  let baseline = missing.buffers
  for (const id of Object.values(ids)) {
    const perRollout = (10 * missing.rows) / Object.keys(ids).length
    const returned = sql`
      select rollout_id from firmware_updates where rollout_id = ${id}::uuid and returned_at is not null
         and downloaded_at > '2020-01-01' limit ${perRollout}`
    baseline += (await readBuffers(database, returned)).buffers
  }
  const [{ buffers: ours } = { buffers: 0 }] = await measure(database, {
    [name]: (db) => rolloutStore(db).stopFailing(),
  })
  return { name: `${name} (${missing.rows} missing)`, ours, baseline }
}

/** These come before the others, which change the rollouts. */
async function compareWithTables(database: Database) {
  const [devices, presence] = [await sizeOf(database, 'devices'), await sizeOf(database, 'device_presence')]
  const counted = {
    'each hour: reach': { perform: (db: Queries) => rolloutStore(db).countReached(null), size: devices },
    'each hour: versions of today': { perform: (db: Queries) => fleetStore(db).countToday(), size: devices },
    'when a superadmin looks: versions': {
      perform: (db: Queries) => fleetStore(db).countVersions(),
      size: devices + presence,
    },
  }
  const measured = Object.entries(counted).map(async ([name, { perform, size }]) => {
    const [{ buffers } = { buffers: 0 }] = await measure(database, { [name]: perform })
    return { name, ours: buffers, baseline: size }
  })
  return Promise.all(measured)
}

async function frequentStatements({ pool }: Database): Promise<Record<string, Perform>> {
  const { rows } = await pool.query<{ id: string; accountId: string }>(
    `select id, account_id as "accountId" from devices
      where id in (select ${deviceOf('n * 100')} from generate_series(1, ${connected}) n)`,
  )
  const devices = rows.map(({ id }) => id)
  const families = rows.map(({ accountId }) => accountId)
  return {
    'each minute and process: state of all rollouts': (db) => updateStore(db).readRevision(),
    'after a change: updates of connected devices': (db) => updateStore(db).offer(devices),
    'after a change: families of open pages': (db) => updateStore(db).findAffected(families, longAgoSeconds),
    'a device starts or connects': (db) => updateStore(db).offer(devices.slice(0, 1)),
    'page of rollouts': (db) => rolloutStore(db).list({ limit: 50 }),
    'one rollout': (db) => rolloutStore(db).find(ids.active),
    'versions in use': (db) => fleetStore(db).findVersions(),
    'versions by day': (db) => fleetStore(db).listDays(90),
    'each minute: add up the counts': (db) => rolloutStore(db).addUpCounts(),
    'each minute: next stage': (db) => rolloutStore(db).advanceDue(),
  }
}

async function measure(database: Database, statements: Record<string, Perform>) {
  const measured: { name: string; buffers: number }[] = []
  for (const [name, perform] of Object.entries(statements)) {
    const [statement] = await statementsOf(perform)
    if (statement) measured.push({ name, ...(await readBuffers(database, statement)) })
  }
  return measured
}

/** What a store would send. */
async function statementsOf(perform: Perform) {
  const sent: Sql[] = []
  const record = async (statement: Sql) => (sent.push(statement), [])
  await perform({ query: record, execute: record } as unknown as Queries)
  return sent
}

/** The number of buffers that reading the table once takes. */
async function sizeOf({ pool }: Database, table: string) {
  const { rows } = await pool.query<{ buffers: number }>(
    `select (pg_relation_size($1::text::regclass) / current_setting('block_size')::int)::int as buffers`,
    [table],
  )
  return rows[0]?.buffers ?? 0
}
