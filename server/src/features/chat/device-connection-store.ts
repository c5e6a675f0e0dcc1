import type { Queries } from '../../database/connect.ts'
import { sql } from '../../database/sql.ts'

export interface DeviceConnection {
  deviceId: string
  connectionId: string
}

export type DeviceConnectionStore = ReturnType<typeof deviceConnectionStore>

/** Which connection of a device counts. The database decides, since a device may connect to any process. */
export function deviceConnectionStore(db: Queries) {
  return {
    /** The newest connection counts. False if the device is no longer the one that signed in. */
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

    /** By device: the connection that counts, or null where none does. */
    async readCurrentConnections(deviceIds: string[]) {
      const rows = await db.query(
        sql<{
          id: string
          connectionId: string | null
        }>`select id, connection_id as "connectionId" from devices where id = any(${deviceIds})`,
      )
      return new Map(rows.map(({ id, connectionId }) => [id, connectionId]))
    },

    /** Of a device that was signed in with this token version; null if it could sign in again. */
    async readRevocationReason(deviceId: string, tokenVersion: number) {
      const rows = await db.query(sql<{ isDisabled: boolean }>`
        select accounts.disabled as "isDisabled" from devices join accounts on accounts.id = devices.account_id
         where devices.id = ${deviceId} and devices.token_version = ${tokenVersion}`)
      if (!rows[0]) return 'deactivated'
      return rows[0].isDisabled ? 'account-disabled' : null
    },

    /** Only what is new is written, since a change is told to every open page of the family. */
    async saveStatus({ deviceId, connectionId }: DeviceConnection, battery: number | null, firmware: string) {
      await db.execute(sql`
        update devices set battery = ${battery}, firmware = ${firmware}
         where id = ${deviceId} and connection_id = ${connectionId} and (battery, firmware) is distinct from (${battery}, ${firmware})`)
    },
  }
}

/** Devices whose process died before it could say that they are gone; a living one sees its devices every 30 seconds. */
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
