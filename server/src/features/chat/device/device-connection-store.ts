import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

export interface DeviceConnection {
  deviceId: string
  connectionId: string
}

export type DeviceConnectionStore = ReturnType<typeof deviceConnectionStore>

/** The current connection of each device. It is stored in the database because a device may connect to any process. */
export function deviceConnectionStore(db: Queries) {
  return {
    /** Replaces an older connection. False if the device was deactivated since it signed in. */
    async claim({ deviceId, connectionId }: DeviceConnection, tokenVersion: number) {
      const changedRows = await db.execute(
        sql`update devices set connection_id = ${connectionId}, last_seen_at = now() where id = ${deviceId} and token_version = ${tokenVersion}`,
      )
      return changedRows === 1
    },

    async release(connections: DeviceConnection[]) {
      await db.execute(sql`
        update devices set connection_id = null, last_seen_at = now()
         where ${areAmong(connections)}`)
    },

    async renewConnections(connections: DeviceConnection[]) {
      await db.execute(sql`update devices set last_seen_at = now() where ${areAmong(connections)}`)
    },

    /** The current connection by device id; null if the device is offline. */
    async readCurrentConnections(deviceIds: string[]) {
      const rows = await db.query(
        sql<{
          id: string
          connectionId: string | null
        }>`select id, connection_id as "connectionId" from devices where id = any(${deviceIds})`,
      )
      return new Map(rows.map(({ id, connectionId }) => [id, connectionId]))
    },

    /** Null if the device with this token version is not revoked. */
    async readRevocationReason(deviceId: string, tokenVersion: number) {
      const rows = await db.query(sql<{ isDisabled: boolean }>`
        select accounts.disabled as "isDisabled" from devices join accounts on accounts.id = devices.account_id
         where devices.id = ${deviceId} and devices.token_version = ${tokenVersion}`)
      if (!rows[0]) return 'deactivated'
      return rows[0].isDisabled ? 'account-disabled' : null
    },

    /** Writes only changes, because each write notifies the open pages of the family. */
    async saveStatus({ deviceId, connectionId }: DeviceConnection, battery: number | null, firmware: string) {
      await db.execute(sql`
        update devices set battery = ${battery}, firmware = ${firmware}
         where id = ${deviceId} and connection_id = ${connectionId} and (battery, firmware) is distinct from (${battery}, ${firmware})`)
    },
  }
}

/** A process renews its devices every 30 seconds. If it died, its devices are marked offline here. */
export async function sweepOfflineDevices(db: Queries) {
  await db.execute(sql`
    update devices set connection_id = null
    where connection_id is not null and last_seen_at < now() - interval '90 seconds'`)
}

function areAmong(connections: DeviceConnection[]) {
  const deviceIds = connections.map(({ deviceId }) => deviceId)
  const connectionIds = connections.map(({ connectionId }) => connectionId)
  return sql`id = any(${deviceIds}) and connection_id = any(${connectionIds})`
}
