import { and, eq, isNull, sql as expression } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { familyList } from '../../database/family-list.ts'
import { accounts } from '../../database/schema/accounts.ts'
import { devices } from '../../database/schema/fleet.ts'

type Given = Pick<typeof devices.$inferInsert, 'name' | 'childId' | 'wifiNetworkId'>
type Registration = Given & { accountId: string; sealedApiKey: Uint8Array }
type Changes = Partial<Given> & { version?: number | undefined }

export type DeviceRow = NonNullable<Awaited<ReturnType<ReturnType<typeof deviceStore>['find']>>>

const { id, name, childId, status, lastSeenAt, battery, firmware, hardwareModel } = devices
const { createdAt, registeredAt, updatedAt, version } = devices

const columns = {
  id,
  name,
  childId,
  status,
  lastSeenAt,
  battery,
  firmware,
  hardwareModel,
  createdAt,
  registeredAt,
  updatedAt,
  version,
  /** A removed network can come back for a while; until then it is none. */
  wifiNetworkId: expression<string | null>`(
    select network.id from wifi_networks network
     where network.id = ${devices.wifiNetworkId} and network.removed_at is null
  )`,
  /** A process that dies cannot say that its devices are gone; then the missing signs of life do. */
  online: expression<boolean>`(
    ${devices.connectionId} is not null and coalesce(${devices.lastSeenAt} > now() - interval '90 seconds', false)
  )`,
}
const { sealedApiKey, sealedClaimCode, publicKey } = devices
const secrets = { sealedApiKey, sealedClaimCode, publicKey }

const own = (accountId: string, deviceId: string) => and(eq(devices.accountId, accountId), eq(devices.id, deviceId))
const next = { updatedAt: expression`now()`, version: expression`${devices.version} + 1` }

export function deviceStore(database: Database) {
  const { sql } = database
  return {
    list: familyList(database, devices, columns),
    async find(accountId: string, deviceId: string) {
      const [found] = await sql.select(columns).from(devices).where(own(accountId, deviceId))
      return found
    },
    /** Whosever it is, or nobody's. */
    async findOfAnyFamily(deviceId: string) {
      const [found] = await sql.select({ status, hardwareModel }).from(devices).where(eq(devices.id, deviceId))
      return found
    },
    async findSecrets(accountId: string, deviceId: string) {
      const [found] = await sql.select(secrets).from(devices).where(own(accountId, deviceId))
      return found
    },
    /** Only one that belongs to nobody: of two families at the same moment, one wins. */
    async register(deviceId: string, registration: Registration) {
      const [registered] = await sql
        .update(devices)
        .set({
          ...registration,
          ...next,
          status: 'registered',
          registeredAt: expression`now()`,
          // What the family before did is not this one's to see.
          lastSeenAt: null,
          tokenVersion: expression`${devices.tokenVersion} + 1`,
        })
        .where(and(eq(devices.id, deviceId), isNull(devices.accountId)))
        .returning(columns)
      return registered
    },
    async change(accountId: string, deviceId: string, { version: known, ...changes }: Changes) {
      const [changed] = await sql
        .update(devices)
        .set({ ...changes, ...next })
        .where(and(own(accountId, deviceId), known === undefined ? undefined : eq(devices.version, known)))
        .returning(columns)
      return changed
    },
    /** Sending the same network again is no change that another page would have to be told of. */
    async saveNetwork(accountId: string, deviceId: string, wifiNetworkId: string) {
      const isNew = expression`${devices.wifiNetworkId} is distinct from ${wifiNetworkId}`
      await sql
        .update(devices)
        .set({ wifiNetworkId, ...next })
        .where(and(own(accountId, deviceId), isNew))
    },
    /** A trigger does the rest: the key, the name and all that the family gave it go. */
    async deactivate(accountId: string, deviceId: string): Promise<boolean> {
      const { rowCount } = await sql.update(devices).set({ accountId: null }).where(own(accountId, deviceId))
      return rowCount === 1
    },
  }
}

/** A device that may connect: registered, by an account that is not switched off. */
export async function findActiveDevice({ sql }: Database, deviceId: string) {
  const { accountId, tokenVersion } = devices
  const [found] = await sql
    .select({ accountId, tokenVersion, sealedApiKey })
    .from(devices)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(and(eq(devices.id, deviceId), eq(accounts.disabled, false)))
  return found
}
