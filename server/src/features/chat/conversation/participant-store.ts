import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

export interface ParticipantRow {
  accountId: string
  childId: string | null
  hasConsent: boolean
  name: string
  age: number | null
  pronouns: string | null
  level: string
  maturity: string
  interests: string[]
  activities: string[]
  language: string
  /** The account's language, for a device without a child. */
  familyLanguage: string
  timeZone: string
  country: string | null
  voice: string
  speechRetentionDays: number
  visionRetentionDays: number
}

export function participantStore(db: Queries) {
  return {
    /** The child with this id, the one that the device is assigned to, or the family's only child. */
    async find(deviceId: string, childId: string | null) {
      const [found] = await db.query(sql<ParticipantRow>`
        select account.id as "accountId", child.id as "childId", child.name, child.pronouns,
              exists (select from consents where account_id = account.id and withdrawn_at is null) as "hasConsent",
              extract(year from age((now() at time zone zone)::date, child.birth_date))::int as age,
              child.proficiency_level as level, child.content_maturity as maturity, child.interests, child.activities, child.language,
              child.voice, zone as "timeZone", account.country, account.language as "familyLanguage",
              child.speech_retention_days as "speechRetentionDays", child.vision_retention_days as "visionRetentionDays"
         from devices device
         join accounts account on account.id = device.account_id
         cross join lateral (select account.time_zone as zone) clock
         left join lateral (
           select * from children
            where account_id = account.id and id = coalesce(${childId}::uuid, device.child_id, (
              select min(id::text)::uuid from children where account_id = account.id having count(*) = 1
            ))
         ) child on true
        where device.id = ${deviceId}`)
      return found
    },

    async findFamilyOfDevice(deviceId: string) {
      const [found] = await db.query(sql<{ accountId: string | null }>`
        select account_id as "accountId" from devices where id = ${deviceId}`)
      return found?.accountId ?? null
    },

    async findCard(accountId: string, cardId: string) {
      const [found] = await db.query(sql<{ id: string; name: string | null; activity: string }>`
        select id, name, activity from cards where id = ${cardId} and account_id = ${accountId}`)
      return found
    },
  }
}
