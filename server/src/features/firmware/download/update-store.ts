import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

interface OfferedRow {
  deviceId: string
  tokenVersion: number
  rolloutId: string
  hardwareModel: string
  version: string
  size: number
  sha256: Buffer
  signature: Buffer
}

interface DownloadRow {
  file: string
  size: number
  sha256: Buffer
}

export interface AffectedDevice {
  accountId: string
  id: string
}

interface UpdateId {
  rolloutId: string
  deviceId: string
}

export function updateStore(db: Queries) {
  return {
    /**
     * The update of each of these devices that has one, recorded as offered. An image that does not start, or that does
     * not fit into the flash, would be downloaded at every start. So a device that downloaded it and came back without it,
     * or could not install it, is asked again an hour later, and twice at most. One whose downloads broke off three times
     * is asked again a day later, then two days, then four, up to a month.
     */
    offer: (deviceIds: string[]) =>
      db.query(sql<OfferedRow>`
        with found as (
          select device.id as device_id, device.token_version, waiting.rollout_id
            from devices device
            cross join lateral firmware_update_of(device.id, device.hardware_model, device.firmware, device.account_id,
                                                  device.batch_id) waiting
            left join firmware_updates tried on tried.device_id = device.id and tried.rollout_id = waiting.rollout_id
           where device.id = any(${deviceIds})
             and case when greatest(tried.downloaded_at, tried.failed_at) is not null
                   then tried.attempts < 3
                        and greatest(tried.downloaded_at, tried.failed_at, tried.attempted_at) < now() - interval '1 hour'
                   else coalesce(tried.attempts, 0) < 3
                        or tried.attempted_at < now() - interval '1 day' * least(2 ^ least(tried.attempts - 3, 5), 30) end
        ), offered as (
          insert into firmware_updates (rollout_id, device_id) select rollout_id, device_id from found
          on conflict do nothing
        )
        select found.device_id as "deviceId", found.token_version as "tokenVersion", found.rollout_id as "rolloutId",
               image.hardware_model as "hardwareModel", image.version, image.size, image.sha256, image.signature
          from found join firmware_rollouts rollout on rollout.id = found.rollout_id
          join firmware_images image on image.id = rollout.image_id`),

    /**
     * Whether the device should be told to restart, recorded as told: an hour apart and three times at most, because one
     * that cannot download would otherwise restart after every conversation.
     */
    async askToRestart({ rolloutId, deviceId }: UpdateId): Promise<boolean> {
      const asked = await db.execute(sql`
        update firmware_updates set restarts_asked = restarts_asked + 1, restart_asked_at = now()
         where rollout_id = ${rolloutId} and device_id = ${deviceId}
           and restarts_asked < 3 and (restart_asked_at is null or restart_asked_at < now() - interval '1 hour')`)
      return asked === 1
    },

    /**
     * The devices of these families for which an update waits since the last seconds, or no longer does. Some of them have
     * had it before: a rollout keeps those that it has reached.
     */
    findAffected: (familyIds: string[], seconds: number) =>
      db.query(sql<AffectedDevice>`
        select family.id as "accountId", device.id
          from firmware_rollouts rollout join firmware_images image on image.id = rollout.image_id
          join accounts family on family.id = any(${familyIds}::uuid[])
          join devices device on device.account_id = family.id and device.hardware_model = rollout.hardware_model
         where greatest(rollout.state_since, rollout.stage_started_at) > now() - make_interval(secs => ${seconds})
           and (rollout.target_batch_id is null or rollout.target_batch_id = device.batch_id)
           and (rollout.target_family_id is null or rollout.target_family_id = family.id)
           and version_numbers(image.version) > version_numbers(device.firmware)
           and firmware_reach_of(device.id, rollout.id) < rollout.reach`),

    async readRevision() {
      const [{ revision } = { revision: '' }] = await db.query(sql<{ revision: string }>`
        select md5(coalesce(string_agg(concat_ws(' ', id, stage, state_since), ',' order by id), '')) as revision
          from firmware_rollouts where state in ('active', 'completed')`)
      return revision
    },

    /**
     * Undefined once the device is deactivated or its family disabled, while the rollout is not offered, or when the image
     * does not fit the device any more: it has a newer version, or has started as another build.
     */
    async findDownload({ rolloutId, deviceId, tokenVersion }: UpdateId & { tokenVersion: number }) {
      const [found] = await db.query(sql<DownloadRow>`
        select image.file, image.size, image.sha256
          from devices device join accounts family on family.id = device.account_id and not family.disabled
          join lateral firmware_updates_for(device.id, device.hardware_model, device.firmware, device.account_id,
                                            device.batch_id) fitting on fitting.rollout_id = ${rolloutId}
          join firmware_rollouts rollout on rollout.id = fitting.rollout_id
          join firmware_images image on image.id = rollout.image_id
         where device.id = ${deviceId} and device.token_version = ${tokenVersion}`)
      return found
    },

    /**
     * A download was begun. Once a minute: a device that continues after a bad connection may begin several times, and one
     * that restarts without end is counted often enough.
     */
    async markAttempted({ rolloutId, deviceId }: UpdateId) {
      await db.execute(sql`
        update firmware_updates set attempts = attempts + 1, attempted_at = now()
         where rollout_id = ${rolloutId} and device_id = ${deviceId} and returned_at is null
           and (attempted_at is null or attempted_at < now() - interval '1 minute')`)
    },

    /** A failure of a moment ago stays: the device may report it before the end of its download is recorded here. */
    async markDownloaded({ rolloutId, deviceId }: UpdateId) {
      await db.execute(sql`
        update firmware_updates set downloaded_at = now(), downloads = downloads + 1,
               failed_at = case when failed_at > now() - interval '10 minutes' then failed_at end
         where rollout_id = ${rolloutId} and device_id = ${deviceId} and returned_at is null`)
    },

    /** Counts for an update that was offered. A refusal before a download is an attempt of its own. */
    async markFailed(deviceId: string, version: string, failure: string) {
      await db.execute(sql`
        update firmware_updates set failed_at = now(), failure = ${failure},
               attempts = attempts + case when attempted_at > coalesce(failed_at, '-infinity') then 0 else 1 end
          from firmware_rollouts rollout join firmware_images image on image.id = rollout.image_id
         where device_id = ${deviceId} and rollout.id = rollout_id and returned_at is null
           and version_numbers(image.version) = version_numbers(${version})`)
    },
  }
}
