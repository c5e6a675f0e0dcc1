import type { Queries } from '@pipit/database/connect'
import { assignments, prepared, sql } from '@pipit/database/sql'
import type { createLabel } from '../labels/create-label.ts'

export interface DeviceRow {
  id: string
  protocol: 'pipit' | 'xiaozhi'
  name: string | null
  childId: string | null
  status: 'created' | 'registered' | 'deactivated'
  lastSeenAt: Date | null
  battery: number | null
  signalDbm: number | null
  macAddress: string | null
  serialNumber: string | null
  usesCamera: boolean | null
  firmware: string | null
  hardwareModel: string
  createdAt: Date
  registeredAt: Date | null
  updatedAt: Date
  version: number
  wifiNetworkId: string | null
  online: boolean
  proven: boolean
  updateVersion: string | null
}

interface DeviceSecrets {
  encryptedApiKey: Buffer | null
  /** Null for a board, and so is the public key. */
  encryptedClaimCode: Buffer | null
  publicKey: Buffer | null
  tokenVersion: number
}

interface Registration {
  accountId: string
  name: string
  childId: string | null
  wifiNetworkId: string | null
  encryptedApiKey: Uint8Array
  /** The device has shown that this family holds it. */
  isProven: boolean
}

/** What decides who may register a device. */
export interface LockedDevice {
  accountId: string | null
  name: string | null
  status: DeviceRow['status']
  isProven: boolean
  releaseCodeHash: Buffer | null
  isBoard: boolean
}

interface Changes {
  name?: string | undefined
  childId?: string | null | undefined
  wifiNetworkId?: string | null | undefined
  usesCamera?: boolean | undefined
  version?: number | undefined
}

type NewDevice = ReturnType<typeof createLabel> & { publicKey: Uint8Array; encryptedPrivateKey: Uint8Array }

const columns = sql`device.id, case when board.device_id is null then 'pipit' else 'xiaozhi' end as protocol,
  signal_dbm as "signalDbm", mac_address as "macAddress", serial_number as "serialNumber",
  uses_camera as "usesCamera", name, child_id as "childId", status, battery, firmware, hardware_model as "hardwareModel",
  greatest(last_seen_at, process.seen_at) as "lastSeenAt", device.created_at as "createdAt",
  registered_at as "registeredAt", device.updated_at as "updatedAt", device.version, proven_at is not null as proven,
  network.id as "wifiNetworkId", coalesce(process.seen_at > now() - interval '90 seconds', false) as online,
  waiting.version as "updateVersion"`

/**
 * A process that dies cannot mark its devices as offline, so a device counts as online only if its process was seen
 * recently. A removed network can be restored for a while, and is not shown meanwhile.
 */
const joinedFor = (accountId: string) => sql`
  left join device_presence presence on presence.device_id = device.id
  left join boards board on board.device_id = device.id
  left join realtime_processes process on process.id = presence.process_id
  left join wifi_networks network on network.account_id = ${accountId} and network.id = device.wifi_network_id
    and network.removed_at is null
  left join lateral firmware_update_of(device.id, device.hardware_model, device.firmware, device.account_id,
                                       device.batch_id) waiting on true`

const own = (accountId: string, deviceId: string) => sql`account_id = ${accountId} and id = ${deviceId}`

export function deviceStore(db: Queries) {
  return {
    list: (accountId: string, { cursor = '', limit }: { cursor?: string | undefined; limit: number }) =>
      db.query(
        prepared(
          'family_devices',
          sql<DeviceRow>`
            select ${columns} from devices device ${joinedFor(accountId)}
             where device.account_id = ${accountId} and device.id > ${cursor}
             order by device.id limit ${limit + 1}`,
        ),
      ),

    async find(accountId: string, deviceId: string) {
      const [found] = await db.query(sql<DeviceRow>`
        select ${columns} from devices device ${joinedFor(accountId)}
         where device.account_id = ${accountId} and device.id = ${deviceId}`)
      return found
    },

    /** Finds devices of other families and unregistered ones, too. */
    async findOfAnyFamily(deviceId: string) {
      const [found] = await db.query(sql<Pick<DeviceRow, 'status' | 'hardwareModel'>>`
        select status, hardware_model as "hardwareModel" from devices where id = ${deviceId}`)
      return found
    },

    async findSecrets(accountId: string, deviceId: string) {
      const [found] = await db.query(sql<DeviceSecrets>`
        select encrypted_api_key as "encryptedApiKey", encrypted_claim_code as "encryptedClaimCode",
               public_key as "publicKey", token_version as "tokenVersion"
          from devices where ${own(accountId, deviceId)}`)
      return found
    },

    /** The lock lasts until the transaction ends, so that only one of two simultaneous registrations succeeds. */
    async lock(deviceId: string) {
      const [locked] = await db.query(sql<LockedDevice>`
        select account_id as "accountId", name, status, proven_at is not null as "isProven",
               release_code_hash as "releaseCodeHash", public_key is null as "isBoard"
          from devices where id = ${deviceId} for update`)
      return locked
    },

    /** Undefined if the device is registered already. */
    async register(deviceId: string, registration: Registration) {
      const { accountId, name, childId, wifiNetworkId, encryptedApiKey, isProven } = registration
      // A family must not see when the previous one used the device.
      await db.execute(sql`update device_presence set last_seen_at = null where device_id = ${deviceId}`)
      const [registered] = await db.query(sql<DeviceRow>`
        with device as (
          update devices set status = 'registered', registered_at = now(), updated_at = now(), version = version + 1,
                 token_version = token_version + 1, account_id = ${accountId}, name = ${name}, child_id = ${childId},
                 wifi_network_id = ${wifiNetworkId}, encrypted_api_key = ${encryptedApiKey},
                 proven_at = case when ${isProven} then now() end, release_code_hash = null, update_notified = null
           where id = ${deviceId} and account_id is null
          returning *
        )
        select ${columns} from device ${joinedFor(accountId)}`)
      return registered
    },

    async change(accountId: string, deviceId: string, changes: Changes) {
      const { version } = changes
      const [changed] = await db.query(sql<DeviceRow>`
        with device as (
          update devices set updated_at = now(), version = version + 1
            ${assignments(changes, ['name', 'childId', 'wifiNetworkId', 'usesCamera'])}
           where ${own(accountId, deviceId)} ${version === undefined ? sql`` : sql`and version = ${version}`}
          returning *
        )
        select ${columns} from device ${joinedFor(accountId)}`)
      return changed
    },

    /** Writes only a different network, because each write notifies the open pages. */
    async saveNetwork(accountId: string, deviceId: string, wifiNetworkId: string) {
      await db.execute(sql`
        update devices set wifi_network_id = ${wifiNetworkId}, updated_at = now(), version = version + 1
         where ${own(accountId, deviceId)} and wifi_network_id is distinct from ${wifiNetworkId}`)
    },

    /** A trigger clears the API key, the name and everything else that belongs to the family. */
    async deactivate(deviceId: string, releaseCodeHash: Uint8Array | null) {
      await db.execute(sql`
        update devices set account_id = null, release_code_hash = ${releaseCodeHash} where id = ${deviceId}`)
    },

    /** Writes once, because each write notifies the open pages. */
    async markProven(accountId: string, deviceId: string) {
      await db.execute(sql`
        update devices set proven_at = now(), updated_at = now(), version = version + 1
         where ${own(accountId, deviceId)} and proven_at is null`)
    },

    async saveReleaseCode(deviceId: string, releaseCodeHash: Uint8Array) {
      await db.execute(sql`update devices set release_code_hash = ${releaseCodeHash} where id = ${deviceId}`)
    },

    async addMany(batchId: string, hardwareModel: string, devices: NewDevice[]) {
      const ids = devices.map(({ id }) => id)
      const hashes = devices.map(({ claimCodeHash }) => claimCodeHash)
      const codes = devices.map(({ encryptedClaimCode }) => encryptedClaimCode)
      const publicKeys = devices.map(({ publicKey }) => publicKey)
      const privateKeys = devices.map(({ encryptedPrivateKey }) => encryptedPrivateKey)
      await db.execute(sql`
        insert into devices (batch_id, hardware_model, id, claim_code_hash, encrypted_claim_code, public_key)
        select ${batchId}, ${hardwareModel}, *
          from unnest(${ids}::text[], ${hashes}::bytea[], ${codes}::bytea[], ${publicKeys}::bytea[])`)
      await db.execute(sql`
        insert into factory_keys (device_id, encrypted_private_key)
        select * from unnest(${ids}::text[], ${privateKeys}::bytea[])`)
    },

    /** Deletes the private keys of the batch and returns them. */
    takeFactoryKeys: (batchId: string) =>
      db.query(sql<{ id: string; encryptedPrivateKey: Buffer; encryptedClaimCode: Buffer | null }>`
        delete from factory_keys using devices
         where devices.id = factory_keys.device_id and devices.batch_id = ${batchId}
        returning devices.id, encrypted_private_key as "encryptedPrivateKey", encrypted_claim_code as "encryptedClaimCode"`),

    async markFactoryFileDownloaded(batchId: string) {
      await db.execute(sql`update batches set factory_file_downloaded_at = now() where id = ${batchId}`)
    },

    async isBatchOfDevices(batchId: string) {
      const found = await db.query(sql<object>`select from batches where id = ${batchId} and kind = 'devices'`)
      return found.length > 0
    },
  }
}

interface ActiveDevice {
  accountId: string
  tokenVersion: number
  encryptedApiKey: Buffer | null
  isProven: boolean
  isBoard: boolean
}

/** A registered device of an account that is not disabled. */
export async function findActiveDevice(db: Queries, deviceId: string) {
  const [found] = await db.query(sql<ActiveDevice>`
    select accounts.id as "accountId", devices.token_version as "tokenVersion", encrypted_api_key as "encryptedApiKey",
           proven_at is not null as "isProven", public_key is null as "isBoard"
      from devices join accounts on accounts.id = account_id where devices.id = ${deviceId} and not accounts.disabled`)
  return found
}
