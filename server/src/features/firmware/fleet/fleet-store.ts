import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

interface VersionCount {
  hardwareModel: string
  version: string
  devices: number
  online: number
}

interface DayCount {
  day: string
  hardwareModel: string
  version: string
  devices: number
}

/** Devices may report any text. One that is not a version counts as none, so that the lists stay short. */
const reportedVersion = sql`case when version_numbers(device.firmware) is null then '' else device.firmware end`
const keptDays = 800
/** A second is enough to count this many devices again. */
const countedPerSecond = 10_000
const maxAgeSeconds = 60

export function fleetStore(db: Queries) {
  return {
    /** What was counted last, unless that is old for so many devices. */
    async findVersions() {
      const [found] = await db.query(sql<{ versions: VersionCount[] }>`
        select versions from firmware_totals
         where counted_at > now() - least(devices::float8 / ${countedPerSecond}::int, ${maxAgeSeconds}::int) * interval '1 second'`)
      return found?.versions
    },

    /** Reads all devices, so it is not done whenever somebody looks. */
    async countVersions() {
      const [counted] = await db.query(sql<{ versions: VersionCount[] }>`
        with counted as (
          select device.hardware_model as "hardwareModel", ${reportedVersion} as version, count(*)::int as devices,
                 (count(*) filter (where process.seen_at > now() - interval '90 seconds'))::int as online
            from devices device left join device_presence presence on presence.device_id = device.id
            left join realtime_processes process on process.id = presence.process_id
           where device.account_id is not null
           group by 1, 2 order by 1, 3 desc, 2 limit 2000
        )
        insert into firmware_totals (counted_at, devices, versions)
        select now(), coalesce(sum(devices), 0), coalesce(jsonb_agg(to_jsonb(counted)), '[]') from counted
        on conflict (is_only_row) do update set counted_at = excluded.counted_at, devices = excluded.devices,
           versions = excluded.versions
        returning versions`)
      return counted?.versions ?? []
    },

    listDays: (days: number) =>
      db.query(sql<DayCount>`
        select day::text, hardware_model as "hardwareModel", version, devices from firmware_days
         where day > (now() at time zone 'utc')::date - ${days}::int order by day, hardware_model, version limit 50000`),

    /** Counts today again: the last count of a day stays. */
    async countToday() {
      await db.execute(sql`
        with gone as (
          delete from firmware_days where day = (now() at time zone 'utc')::date and not exists (
            select from devices device where device.account_id is not null
               and device.hardware_model = firmware_days.hardware_model and ${reportedVersion} = firmware_days.version)
             or day < (now() at time zone 'utc')::date - ${keptDays}::int
        )
        insert into firmware_days (day, hardware_model, version, devices)
        select (now() at time zone 'utc')::date, device.hardware_model, ${reportedVersion}, count(*)
          from devices device where device.account_id is not null group by 2, 3
        on conflict (day, hardware_model, version) do update set devices = excluded.devices
         where firmware_days.devices <> excluded.devices`)
    },
  }
}
