import type { Database } from '../../database/connect.ts'

export interface DeviceConnection {
  deviceId: string
  connectionId: string
}

export type DeviceConnectionStore = ReturnType<typeof deviceConnectionStore>

/** Which connection of a device counts. The database decides, since a device may connect to any process. */
export function deviceConnectionStore({ pool }: Database) {
  return {
    /** The newest connection counts. False if the device is no longer the one that signed in. */
    async claim({ deviceId, connectionId }: DeviceConnection, tokenVersion: number) {
      const { rowCount } = await pool.query(
        'update devices set connection_id = $2, last_seen_at = now() where id = $1 and token_version = $3',
        [deviceId, connectionId, tokenVersion],
      )
      return rowCount === 1
    },

    async release(connections: DeviceConnection[]) {
      await pool.query(
        `update devices set connection_id = null, last_seen_at = now()
          where id = any($1) and connection_id = any($2)`,
        columns(connections),
      )
    },

    async renewConnections(connections: DeviceConnection[]) {
      await pool.query(
        'update devices set last_seen_at = now() where id = any($1) and connection_id = any($2)',
        columns(connections),
      )
    },

    /** By device: the connection that counts, or null where none does. */
    async readCurrentConnections(deviceIds: string[]) {
      const { rows } = await pool.query<{ id: string; connectionId: string | null }>(
        'select id, connection_id as "connectionId" from devices where id = any($1)',
        [deviceIds],
      )
      return new Map(rows.map(({ id, connectionId }) => [id, connectionId]))
    },

    /** Of a device that was signed in with this token version; null if it could sign in again. */
    async readRevocationReason(deviceId: string, tokenVersion: number) {
      const { rows } = await pool.query<{ isDisabled: boolean }>(
        `select accounts.disabled as "isDisabled" from devices join accounts on accounts.id = devices.account_id
          where devices.id = $1 and devices.token_version = $2`,
        [deviceId, tokenVersion],
      )
      if (!rows[0]) return 'deactivated'
      return rows[0].isDisabled ? 'account-disabled' : null
    },

    /** Only what is new is written, since a change is told to every open page of the family. */
    async saveStatus({ deviceId, connectionId }: DeviceConnection, battery: number | null, firmware: string) {
      await pool.query(
        `update devices set battery = $3, firmware = $4
          where id = $1 and connection_id = $2 and (battery, firmware) is distinct from ($3, $4)`,
        [deviceId, connectionId, battery, firmware],
      )
    },
  }
}

/** Devices whose process died before it could say that they are gone; a living one sees its devices every 30 seconds. */
export async function sweepOfflineDevices({ pool }: Database) {
  await pool.query(`update devices set connection_id = null
    where connection_id is not null and last_seen_at < now() - interval '90 seconds'`)
}

function columns(connections: DeviceConnection[]) {
  return [connections.map(({ deviceId }) => deviceId), connections.map(({ connectionId }) => connectionId)]
}
