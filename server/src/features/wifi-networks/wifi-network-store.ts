import { randomUUIDv7 } from 'node:crypto'
import type { Queries } from '@pipit/database/connect'
import { assignments, columnNames, columns, prepared, sql, valuesOf } from '@pipit/database/sql'
import type { IdempotencyKey } from '../../http/idempotency-key.ts'

interface WifiNetworkRow {
  id: string
  ssid: string
  security: 'open' | 'wpa2' | 'wpa3'
  hidden: boolean
  createdAt: Date
  updatedAt: Date
  version: number
}

type EncryptedNetworkRow = Pick<WifiNetworkRow, 'ssid' | 'security' | 'hidden' | 'version'> & {
  encryptedPassword: Buffer | null
}

type Network = Omit<EncryptedNetworkRow, 'version'>
type Changes = { [Field in keyof Network]?: Network[Field] | undefined } & { version?: number | undefined }

const networkFields = ['ssid', 'security', 'hidden', 'encryptedPassword'] as const
const rowColumns = columns(['id', 'ssid', 'security', 'hidden', 'createdAt', 'updatedAt', 'version'])

const own = (accountId: string, id: string) => sql`account_id = ${accountId} and id = ${id} and removed_at is null`

/** Sorts before every id. */
const firstCursor = '00000000-0000-0000-0000-000000000000'

export type WifiNetworkStore = ReturnType<typeof wifiNetworkStore>

export function wifiNetworkStore(db: Queries) {
  return {
    list: (accountId: string, { cursor = firstCursor, limit }: { cursor?: string | undefined; limit: number }) =>
      db.query(
        prepared(
          'family_wifi_networks',
          sql<WifiNetworkRow>`
            select ${rowColumns} from wifi_networks where account_id = ${accountId} and id > ${cursor} and removed_at is null
             order by id limit ${limit + 1}`,
        ),
      ),

    async add(accountId: string, network: Network & { idempotencyKey: IdempotencyKey | null }) {
      const { idempotencyKey } = network
      const [added] = await db.query(sql<WifiNetworkRow>`
        insert into wifi_networks (id, account_id, ${columnNames(networkFields)}, idempotency_key, request_hash)
        values (${randomUUIDv7()}, ${accountId}, ${valuesOf(network, networkFields)}, ${idempotencyKey?.key}, ${idempotencyKey?.requestHash})
        on conflict do nothing returning ${rowColumns}`)
      return added ?? findByIdempotencyKey(accountId, idempotencyKey)
    },

    async find(accountId: string, id: string) {
      const [found] = await db.query(
        sql<WifiNetworkRow>`select ${rowColumns} from wifi_networks where ${own(accountId, id)}`,
      )
      return found
    },

    async findEncrypted(accountId: string, id: string) {
      const [found] = await db.query(sql<EncryptedNetworkRow>`
        select ${columns([...networkFields, 'version'])} from wifi_networks where ${own(accountId, id)}`)
      return found
    },

    async change(accountId: string, id: string, changes: Changes) {
      const { version } = changes
      const [changed] = await db.query(sql<WifiNetworkRow>`
        update wifi_networks set updated_at = now(), version = version + 1 ${assignments(changes, networkFields)}
         where ${own(accountId, id)} ${version === undefined ? sql`` : sql`and version = ${version}`}
        returning ${rowColumns}`)
      return changed
    },

    async remove(accountId: string, id: string): Promise<boolean> {
      const changedRows = await db.execute(sql`
        update wifi_networks set removed_at = now(), updated_at = now(), version = version + 1 where ${own(accountId, id)}`)
      return changedRows === 1
    },

    async restore(accountId: string, id: string) {
      const [restored] = await db.query(sql<WifiNetworkRow>`
        update wifi_networks set removed_at = null, updated_at = now(), version = version + 1
         where account_id = ${accountId} and id = ${id} and removed_at > now() - interval '1 hour' returning ${rowColumns}`)
      return restored
    },

    /** Removed networks that can no longer be restored. */
    async deleteRemoved() {
      await db.execute(sql`delete from wifi_networks where removed_at < now() - interval '1 hour'`)
    },
  }

  async function findByIdempotencyKey(accountId: string, idempotencyKey: IdempotencyKey | null) {
    if (!idempotencyKey) return undefined
    const [found] = await db.query(sql<WifiNetworkRow>`
      select ${rowColumns} from wifi_networks
       where account_id = ${accountId} and idempotency_key = ${idempotencyKey.key} and request_hash = ${idempotencyKey.requestHash}`)
    return found
  }
}
