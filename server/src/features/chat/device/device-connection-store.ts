import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

export interface DeviceConnection {
  deviceId: string
  connectionId: string
}

export interface ConnectionClaim extends DeviceConnection {
  tokenVersion: number
}

export interface StatusReport extends DeviceConnection {
  battery: number | null
  /** Null if it was reported in another way. */
  firmware: string | null
}

export type DeviceConnectionStore = ReturnType<typeof deviceConnectionStore>

/**
 * The current connection of each device. It is stored in the database because a device may connect to any process.
 * Its row is written when the device connects and disconnects. In between, the process renews one row for all of them.
 */
export function deviceConnectionStore(db: Queries, processId: string) {
  const renewed = sql`insert into realtime_processes (id) values (${processId}) on conflict (id) do update set seen_at = now()`

  return {
    /** Replaces older connections. Returns the devices that were not deactivated since they signed in. */
    async claim(claims: ConnectionClaim[]) {
      // The last of several connections of one device counts.
      const latest = [...new Map(claims.map((claim) => [claim.deviceId, claim])).values()]
      const rows = await db.query(sql<{ id: string }>`
        with renewed as (${renewed})
        insert into device_presence (device_id, connection_id, process_id, last_seen_at)
        select devices.id, claim.connection_id, ${processId}, now()
          from unnest(${latest.map(({ deviceId }) => deviceId)}::text[],
                      ${latest.map(({ connectionId }) => connectionId)}::text[],
                      ${latest.map(({ tokenVersion }) => tokenVersion)}::int[])
               as claim (device_id, connection_id, token_version)
          join devices on devices.id = claim.device_id and devices.token_version = claim.token_version
        on conflict (device_id) do update
           set connection_id = excluded.connection_id, process_id = excluded.process_id, last_seen_at = now()
        returning device_id as id`)
      return new Set(rows.map(({ id }) => id))
    },

    async release(connections: DeviceConnection[]) {
      const deviceIds = connections.map(({ deviceId }) => deviceId)
      const connectionIds = connections.map(({ connectionId }) => connectionId)
      await db.execute(sql`
        update device_presence set connection_id = null, process_id = null, last_seen_at = now()
         where device_id = any(${deviceIds}) and connection_id = any(${connectionIds})`)
    },

    /** The heartbeat of all connections of this process. */
    async renew() {
      await db.execute(renewed)
    },

    /** The current connection by device id; null if the device is offline. */
    async readCurrentConnections(deviceIds: string[]) {
      const rows = await db.query(
        sql<{
          id: string
          connectionId: string | null
        }>`select device_id as id, connection_id as "connectionId" from device_presence where device_id = any(${deviceIds})`,
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
    async saveStatuses(reports: StatusReport[]) {
      await db.execute(sql`
        with report as (
          select * from unnest(${reports.map(({ deviceId }) => deviceId)}::text[],
                               ${reports.map(({ connectionId }) => connectionId)}::text[],
                               ${reports.map(({ battery }) => battery)}::smallint[],
                               ${reports.map(({ firmware }) => firmware)}::text[])
                        as report (device_id, connection_id, battery, firmware)
        ), of_presence as (
          update device_presence presence set battery = report.battery from report
           where presence.device_id = report.device_id and presence.connection_id = report.connection_id
             and presence.battery is distinct from report.battery
        )
        update devices set firmware = report.firmware
          from report join device_presence presence using (device_id, connection_id)
         where devices.id = report.device_id and report.firmware is not null
           and devices.firmware is distinct from report.firmware`)
    },
  }
}

/** A process renews its row every 30 seconds. If it died, its devices are marked offline here. */
export async function sweepOfflineDevices(db: Queries) {
  await db.execute(sql`
    with dead as (
      delete from realtime_processes where seen_at < now() - interval '90 seconds' returning id, seen_at
    )
    update device_presence set connection_id = null, process_id = null,
           last_seen_at = greatest(last_seen_at, dead.seen_at)
      from dead where process_id = dead.id`)
}
