import type { startTestServer } from '@pipit/test-kit/start-test-server'
import { makeDevices } from '@pipit/test-kit/devices-and-cards'

/** Devices of families that never connect: what they do is written into the database. */
export function offlineFleets(server: ReturnType<typeof startTestServer>) {
  const query = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)
  return {
    query,
    /** Devices of one model, which report this firmware. */
    async aFleet(hardwareModel: string, count: number, { firmware = '1.0.0', devicesOfFamily = 1 } = {}) {
      const devices = await makeDevices(server, count, hardwareModel)
      const ids = devices.map(({ deviceId }) => deviceId)
      let family = ''
      for (let start = 0; start < count; start += devicesOfFamily) {
        family = (await server.createSignedInAccount()).accountId
        await query(
          `update devices set account_id = $2, status = 'registered', firmware = $3 where id = any($1)`,
          ids.slice(start, start + devicesOfFamily),
          family,
          firmware,
        )
      }
      return { ids, accountId: family }
    },
    /** The device downloads the image, as far as the counts go; so many minutes ago. */
    download: (rolloutId: string, ids: string[], minutesAgo = 0) =>
      query(
        `insert into firmware_updates (rollout_id, device_id, downloaded_at, downloads)
         select $1, unnest($2::text[]), now() - $3::int * interval '1 minute', 1`,
        rolloutId,
        ids,
        minutesAgo,
      ),
    report: (ids: string[], version: string) =>
      query('update devices set firmware = $2 where id = any($1)', ids, version),
    pastHours: (rolloutId: string, hours: number) =>
      query(
        `update firmware_rollouts set stage_started_at = stage_started_at - $2::int * interval '1 hour',
                counted_since = counted_since - $2::int * interval '1 hour' where id = $1`,
        rolloutId,
        hours,
      ),
  }
}
