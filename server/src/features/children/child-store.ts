import { randomUUIDv7 } from 'node:crypto'
import type { ScreenTimeSettings } from '@pipit/contract/screen-time'
import type { Queries } from '@pipit/database/connect'
import { assignments, prepared, sql } from '@pipit/database/sql'
import { recordAdded, type FamilyChange } from '../../access/record-family-change-store.ts'
import type { IdempotencyKey } from '../../http/idempotency-key.ts'

interface Profile {
  name: string
  birthDate: string | null
  pronouns: string | null
  proficiencyLevel: string
  contentMaturity: string
  interests: string[]
  activities: string[]
  language: string
  voice: string
  textRetentionDays: number
  speechRetentionDays: number
  visionRetentionDays: number
  screenTime: ScreenTimeSettings
  remembers: boolean
}

interface ChildRow extends Profile {
  id: string
  createdAt: Date
  updatedAt: Date
  version: number
}

type NewChild = Profile & { idempotencyKey: IdempotencyKey | null }

interface Conditions {
  /** The oldest text that the family must have agreed to. */
  consentVersion: number
  familyChange: FamilyChange | null
}

type ChildChanges = { [Field in keyof Profile]?: Profile[Field] | undefined } & { version?: number | undefined }

const columns = sql`id, name, birth_date as "birthDate", pronouns, proficiency_level as "proficiencyLevel",
  content_maturity as "contentMaturity", interests, activities, language, voice, text_retention_days as "textRetentionDays",
  speech_retention_days as "speechRetentionDays", vision_retention_days as "visionRetentionDays", screen_time as "screenTime",
  remembers, created_at as "createdAt", updated_at as "updatedAt", version`

const profileFields = [
  'name',
  'birthDate',
  'pronouns',
  'proficiencyLevel',
  'contentMaturity',
  'interests',
  'activities',
  'language',
  'voice',
  'textRetentionDays',
  'speechRetentionDays',
  'visionRetentionDays',
  'screenTime',
  'remembers',
] as const satisfies (keyof Profile)[]

const own = (accountId: string, childId: string) => sql`account_id = ${accountId} and id = ${childId}`

/** Sorts before every id. */
const firstCursor = '00000000-0000-0000-0000-000000000000'

export function childStore(db: Queries) {
  return {
    list: (accountId: string, { cursor = firstCursor, limit }: { cursor?: string | undefined; limit: number }) =>
      db.query(
        prepared(
          'family_children',
          sql<ChildRow>`
            select ${columns} from children where account_id = ${accountId} and id > ${cursor}
             order by id limit ${limit + 1}`,
        ),
      ),

    /** Undefined if the family has not agreed, or if the idempotency key was used for something else. */
    async add(accountId: string, child: NewChild, { consentVersion, familyChange }: Conditions) {
      const [added] = await db.query(
        prepared(
          'add_child',
          sql<ChildRow>`
            with added as (
              insert into children (
                id, account_id, name, birth_date, pronouns, proficiency_level, content_maturity, interests, activities,
                language, voice, text_retention_days, speech_retention_days, vision_retention_days, screen_time, remembers,
                idempotency_key, request_hash
              )
              select ${randomUUIDv7()}, ${accountId}, ${child.name}, ${child.birthDate}, ${child.pronouns},
                     ${child.proficiencyLevel}, ${child.contentMaturity}, ${child.interests}, ${child.activities},
                     ${child.language}, ${child.voice}, ${child.textRetentionDays}, ${child.speechRetentionDays},
                     ${child.visionRetentionDays}, ${JSON.stringify(child.screenTime)}, ${child.remembers},
                     ${child.idempotencyKey?.key}, ${child.idempotencyKey?.requestHash}
               where exists (
                 select from consents where account_id = ${accountId} and withdrawn_at is null and version >= ${consentVersion}
               )
              on conflict do nothing returning ${columns}
            ), ${recordAdded(familyChange, 'child')}
            select * from added`,
        ),
      )
      return added ?? findByIdempotencyKey(accountId, child.idempotencyKey)
    },

    async find(accountId: string, childId: string): Promise<ChildRow | undefined> {
      const [found] = await db.query(sql<ChildRow>`select ${columns} from children where ${own(accountId, childId)}`)
      return found
    },

    /** The voices that the children of all families have. */
    async listVoices(): Promise<string[]> {
      const rows = await db.query(sql<{ voice: string }>`select distinct voice from children order by voice`)
      return rows.map(({ voice }) => voice)
    },

    async change(accountId: string, childId: string, changes: ChildChanges) {
      const { version } = changes
      const screenTime = changes.screenTime && JSON.stringify(changes.screenTime)
      const [changed] = await db.query(sql<ChildRow>`
        update children set updated_at = now(), version = version + 1 ${assignments({ ...changes, screenTime }, profileFields)}
         where ${own(accountId, childId)} ${version === undefined ? sql`` : sql`and version = ${version}`}
        returning ${columns}`)
      return changed
    },
  }

  async function findByIdempotencyKey(accountId: string, idempotencyKey: IdempotencyKey | null) {
    if (!idempotencyKey) return undefined
    const [found] = await db.query(sql<ChildRow>`
      select ${columns} from children
       where account_id = ${accountId} and idempotency_key = ${idempotencyKey.key} and request_hash = ${idempotencyKey.requestHash}`)
    return found
  }
}
