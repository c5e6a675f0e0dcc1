import type { Database } from '@pipit/database/connect'
import type { Cipher } from '../../database/cipher.ts'

const batchSize = 500

/** What a key of `SECRET_KEY` encrypts in the tables of the server. `rotate-keys.test.ts` finds a forgotten column. */
export const encryptedColumns = [
  { table: 'wifi_networks', key: ['account_id', 'id'], column: 'encrypted_password', purpose: 'wifi' },
  { table: 'devices', key: ['id'], column: 'encrypted_api_key', purpose: 'devices' },
  { table: 'devices', key: ['id'], column: 'encrypted_claim_code', purpose: 'devices' },
  { table: 'cards', key: ['id'], column: 'encrypted_claim_code', purpose: 'devices' },
  { table: 'factory_keys', key: ['device_id'], column: 'encrypted_private_key', purpose: 'devices' },
  { table: 'board_keys', key: ['serial_number'], column: 'encrypted_key', purpose: 'devices' },
  { table: 'recordings', key: ['account_id', 'id'], column: 'encrypted_content', purpose: 'recordings' },
  { table: 'recordings', key: ['account_id', 'id'], column: 'encrypted_original', purpose: 'recordings' },
  { table: 'outbox_mails', key: ['id'], column: 'encrypted_mail', purpose: 'mail' },
  { table: 'push_keys', key: ['singleton'], column: 'encrypted_private_key', purpose: 'push' },
  {
    table: 'push_subscriptions',
    key: ['account_id', 'session_id'],
    column: 'encrypted_subscription',
    purpose: 'push',
  },
] as const

type EncryptedColumn = (typeof encryptedColumns)[number]

const jobsWithMails = `graphile_worker._private_jobs
      where payload ->> 'encryptedMail' is not null or payload ->> 'encryptedRequest' is not null`

export async function countEncryptedValues({ pool }: Database): Promise<number> {
  const sources = [
    ...encryptedColumns.map(({ table, column }) => `${table} where ${column} is not null`),
    jobsWithMails,
  ]
  const counts = sources.map((source) => `(select count(*) from ${source})`)
  const { rows } = await pool.query<{ count: number }>(`select (${counts.join(' + ')})::float8 as count`)
  return rows[0]?.count ?? 0
}

/** Returns how many values were still encrypted with a former key. */
export async function reencryptColumn(
  database: Database,
  { table, key, column }: EncryptedColumn,
  cipher: Cipher,
  onRow: () => void,
) {
  const isRow = key.map((name, index) => `${name} = $${index + 3}`).join(' and ')
  return forEachRow<{ key: string[]; former: Buffer }>(
    database,
    `select array[${key.map((name) => `${name}::text`).join()}] as key, ${column} as former from ${table} where ${column} is not null`,
    async ({ key: values, former }) => {
      onRow()
      const replacement = cipher.reencrypt(former)
      if (!replacement) return 0
      // Nothing happens if somebody has changed the value meanwhile: then it is encrypted with the current key.
      const { rowCount } = await database.pool.query(
        `update ${table} set ${column} = $1 where ${column} = $2 and ${isRow}`,
        [replacement, former, ...values],
      )
      return rowCount ?? 0
    },
  )
}

/** Mails that wait to be sent. */
export async function reencryptJobs(database: Database, cipher: Cipher, onRow: () => void) {
  return forEachRow<{ id: string; payload: string }>(
    database,
    `select id::text, payload::text from ${jobsWithMails}`,
    async ({ id, payload }) => {
      onRow()
      const fields = JSON.parse(payload) as Record<string, string>
      const name = 'encryptedMail' in fields ? 'encryptedMail' : 'encryptedRequest'
      const replacement = cipher.reencrypt(Buffer.from(fields[name] ?? '', 'base64'))
      if (!replacement) return 0
      const { rowCount } = await database.pool.query(
        `update graphile_worker._private_jobs set payload = $1::json where id = $2 and payload::text = $3`,
        [JSON.stringify({ ...fields, [name]: replacement.toString('base64') }), id, payload],
      )
      return rowCount ?? 0
    },
  )
}

/** Reads the rows of one moment in batches, and sums up what `work` returns. */
async function forEachRow<Row extends object>(
  { pool }: Database,
  statement: string,
  work: (row: Row) => Promise<number>,
): Promise<number> {
  const client = await pool.connect()
  let sum = 0
  try {
    await client.query('begin read only')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    await client.query(`declare encrypted cursor for ${statement}`)
    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${batchSize} from encrypted`)
      for (const row of rows) sum += await work(row)
      if (rows.length < batchSize) return sum
    }
  } finally {
    await client.query('rollback').finally(() => client.release())
  }
}
