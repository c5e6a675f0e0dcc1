import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

export interface DeviceNotice {
  accountId: string
  deviceId: string
  name: string | null
}

interface Recipient {
  accountId: string
  personId: string
  email: string
  language: string
}

interface Release {
  hardwareModel: string
  version: string
}

/** The family may use its devices, and the child may talk with this one. */
const isInUse = sql`not family.disabled and family.paused_at is null and child.paused_at is null`
const ofFamily = sql`join accounts family on family.id = device.account_id
  left join children child on child.account_id = device.account_id and child.id = device.child_id`

export function deviceNoticeStore(db: Queries) {
  return {
    /**
     * Marks devices as told of, and returns them: those that went offline between one and three days ago. Later than that,
     * such as after a long pause, it is no news. Boards have no public key; they connect only while somebody talks with them.
     */
    takeOffline: (limit: number) =>
      db.query(sql<DeviceNotice>`
        with due as (
          select device.id, family.id as account_id, device.name from device_presence presence join devices device on device.id = presence.device_id ${ofFamily}
           where presence.connection_id is null and presence.offline_notified_since is distinct from presence.last_seen_at
             and presence.last_seen_at between now() - interval '3 days' and now() - interval '1 day'
             and device.public_key is not null and ${isInUse}
           limit ${limit} for update of presence skip locked
        ), told as (
          update device_presence presence set offline_notified_since = last_seen_at
            from due where presence.device_id = due.id
        )
        select account_id as "accountId", id as "deviceId", name from due`),

    /**
     * The same for devices that had a week to install a newer firmware, by the configuration or by a rollout, and were
     * online in that time: otherwise they could not have installed it. Not what was offered to a former build of a board.
     */
    takeOutdated: (limit: number) =>
      db.query(sql<DeviceNotice>`
        with newest as (
          select distinct on (device_id) device_id, version, available_since from (
            select device.id, release.version, release.available_since from firmware_releases release
              join devices device on device.hardware_model = release.hardware_model
             where release.available_since < now() - interval '7 days'
             union all
            select offer.device_id, fitting.version, offer.offered_at from firmware_updates offer
              join devices device on device.id = offer.device_id
             cross join lateral firmware_updates_for(device.id, device.hardware_model, device.firmware, device.account_id,
                                                     device.batch_id) fitting
             where fitting.rollout_id = offer.rollout_id
               and offer.returned_at is null and offer.offered_at < now() - interval '7 days'
          ) as available (device_id, version, available_since)
           order by device_id, version_numbers(version) desc
        ), due as (
          select device.id, family.id as account_id, device.name, release.version from newest release
            join devices device on device.id = release.device_id
            join device_presence presence on presence.device_id = device.id ${ofFamily}
           where device.update_notified is distinct from release.version
             and version_numbers(device.firmware) < version_numbers(release.version)
             and (presence.connection_id is not null or presence.last_seen_at > release.available_since) and ${isInUse}
           limit ${limit} for update of device skip locked
        ), told as (
          update devices set update_notified = due.version from due where devices.id = due.id
        )
        select account_id as "accountId", id as "deviceId", name from due`),

    listMailRecipients: (accountId: string, notice: 'device-offline' | 'device-update') =>
      db.query(sql<Recipient>`
        select account_id as "accountId", person_id as "personId", recipient.email, person.language
          from family_mail_recipients recipient join accounts person on person.id = person_id
         where account_id = ${accountId}
           and case ${notice} when 'device-offline' then recipient.device_offline_mail else recipient.device_update_mail end
         order by person_id`),

    /** Since when a version is there is when it was first configured. */
    async saveReleases(releases: Release[]) {
      const models = releases.map(({ hardwareModel }) => hardwareModel)
      const versions = releases.map(({ version }) => version)
      await db.execute(sql`delete from firmware_releases where not hardware_model = any(${models})`)
      await db.execute(sql`
        insert into firmware_releases (hardware_model, version) select * from unnest(${models}::text[], ${versions}::text[])
        on conflict (hardware_model) do update set version = excluded.version, available_since = now()
         where firmware_releases.version <> excluded.version`)
    },
  }
}
