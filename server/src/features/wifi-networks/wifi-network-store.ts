import { and, eq, getTableColumns, gt, isNull, sql as expression } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { familyList } from '../../database/family-list.ts'
import { wifiNetworks } from '../../database/schema/household.ts'

type Row = typeof wifiNetworks.$inferInsert
type Network = Pick<Row, 'ssid' | 'security' | 'hidden' | 'sealedPassword'>
type NewNetwork = Network & Pick<Row, 'idempotencyKey'>
type Changes = { [Field in keyof Network]?: Network[Field] | undefined } & { version?: number | undefined }

const { accountId: _, idempotencyKey: __, sealedPassword, removedAt: ___, ...columns } = getTableColumns(wifiNetworks)
const { ssid, security, hidden, version } = columns

const named = (accountId: string, id: string) => and(eq(wifiNetworks.accountId, accountId), eq(wifiNetworks.id, id))
const kept = isNull(wifiNetworks.removedAt)
const own = (accountId: string, id: string) => and(named(accountId, id), kept)
const anHourAgo = expression`now() - interval '1 hour'`
const next = { updatedAt: expression`now()`, version: expression`${wifiNetworks.version} + 1` }

export type WifiNetworkStore = ReturnType<typeof wifiNetworkStore>

export function wifiNetworkStore(database: Database) {
  const { sql } = database
  return {
    list: familyList(database, wifiNetworks, columns, kept),
    async add(accountId: string, network: NewNetwork) {
      const values = { ...network, accountId }
      const [added] = await sql.insert(wifiNetworks).values(values).onConflictDoNothing().returning(columns)
      return added ?? addedBefore(accountId, network.idempotencyKey)
    },
    async find(accountId: string, id: string) {
      const [found] = await sql.select(columns).from(wifiNetworks).where(own(accountId, id))
      return found
    },
    async findSealed(accountId: string, id: string) {
      const sealed = { ssid, security, hidden, version, sealedPassword }
      const [found] = await sql.select(sealed).from(wifiNetworks).where(own(accountId, id))
      return found
    },
    async change(accountId: string, id: string, { version: madeOn, ...changes }: Changes) {
      const [changed] = await sql
        .update(wifiNetworks)
        .set({ ...changes, ...next })
        .where(and(own(accountId, id), madeOn === undefined ? undefined : eq(wifiNetworks.version, madeOn)))
        .returning(columns)
      return changed
    },
    async remove(accountId: string, id: string): Promise<boolean> {
      const removed = { ...next, removedAt: expression`now()` }
      const { rowCount } = await sql.update(wifiNetworks).set(removed).where(own(accountId, id))
      return rowCount === 1
    },
    async restore(accountId: string, id: string) {
      const [restored] = await sql
        .update(wifiNetworks)
        .set({ ...next, removedAt: null })
        .where(and(named(accountId, id), gt(wifiNetworks.removedAt, anHourAgo)))
        .returning(columns)
      return restored
    },
  }

  async function addedBefore(accountId: string, idempotencyKey: string | null | undefined) {
    if (!idempotencyKey) return undefined
    const sameRequest = and(eq(wifiNetworks.accountId, accountId), eq(wifiNetworks.idempotencyKey, idempotencyKey))
    const [found] = await sql.select(columns).from(wifiNetworks).where(sameRequest)
    return found
  }
}
