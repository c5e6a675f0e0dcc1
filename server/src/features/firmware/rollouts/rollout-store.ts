import { randomUUIDv7 } from 'node:crypto'
import type { Queries } from '@pipit/database/connect'
import { sql, type Sql } from '@pipit/database/sql'
import type { ImageRow } from '../image-store.ts'

interface Stage {
  percent: number
  minHours: number
  minReturned: number
}

export interface NewRollout {
  imageId: string
  hardwareModel: string
  batchId: string | null
  familyId: string | null
  stages: Stage[]
  maxMissingShare: number
  minMissing: number
  missingAfterMinutes: number
}

export interface RolloutRow extends NewRollout {
  id: string
  version: string
  stage: number
  stageStartedAt: Date
  state: 'active' | 'completed' | 'paused' | 'stopped' | 'withdrawn'
  stateSince: Date
  createdAt: Date
  reached: number
  offered: number
  downloaded: number
  returned: number
  failed: number
  missing: number
  missingFamilies: number
}

interface Changed {
  id: string
}

interface ListQuery {
  cursor?: string | undefined
  hardwareModel?: string | undefined
  imageId?: string | undefined
  limit: number
}

const columns = sql`rollout.id, rollout.image_id as "imageId", rollout.hardware_model as "hardwareModel", image.version,
  target_batch_id as "batchId", target_family_id as "familyId", stages, stage, stage_started_at as "stageStartedAt",
  max_missing_share as "maxMissingShare", min_missing as "minMissing",
  (extract(epoch from missing_after) / 60)::int as "missingAfterMinutes", state, state_since as "stateSince",
  rollout.created_at as "createdAt", reached, counts.offered, counts.downloaded, counts.returned, counts.failed,
  missing.missing, missing.missing_families as "missingFamilies"`

/**
 * When a device last tried. The end of a download counts, a failure that was reported, and the third download that was
 * begun. Tries before the rollout was resumed after a stop do not count.
 */
const triedAt = sql`greatest(downloaded_at, failed_at, case when attempts >= 3 then attempted_at end)`
/** An index has the same expression. */
const unreturned = sql`returned_at is null and (downloaded_at is not null or failed_at is not null or attempts >= 3)
  and ${triedAt} >= rollout.counted_since`
/** A missing device said that it could not install the image, or did not come back with it in time. */
const isMissing = sql`(failed_at >= rollout.counted_since or ${triedAt} < now() - rollout.missing_after)`
/** A family can have many devices, or let many be simulated: alone it must not stop a rollout to others. */
const counted = sql`case when rollout.target_family_id is null then family_id::text else device_id end`
const returned = sql`rollout_id = rollout.id and returned_at is not null and downloaded_at >= rollout.counted_since`
/** When this many have tried, the rollout goes on: more of them need not be read. */
const enough = sql`case when max_missing_share > 0 then ceil(missing / max_missing_share) + 1 else 0 end`

/** What triggers have counted (0007_rollout-counts). */
const withTotals = sql`firmware_rollouts rollout join firmware_images image on image.id = rollout.image_id
  cross join lateral (
    select (rollout.offered + coalesce(sum(change.offered), 0))::int as offered,
           (rollout.downloaded + coalesce(sum(change.downloaded), 0))::int as downloaded,
           (rollout.returned + coalesce(sum(change.returned), 0))::int as returned,
           (rollout.failed + coalesce(sum(change.failed), 0))::int as failed
      from firmware_count_changes change where change.rollout_id = rollout.id
  ) counts`

/** Missing devices are few, and counted each time. */
const withCounts = sql`${withTotals}
  cross join lateral (
    select count(*)::int as missing, count(distinct family_id)::int as missing_families
      from firmware_updates where rollout_id = rollout.id and ${unreturned} and ${isMissing}
  ) missing`

const currentStage = sql`(rollout.stages -> rollout.stage)`
const nextReach = sql`round((rollout.stages -> (rollout.stage + 1) ->> 'percent')::numeric * 100)::int`
const isLastStage = sql`rollout.stage + 1 >= jsonb_array_length(rollout.stages)`

const leastMissing = sql`case when rollout.target_family_id is null then greatest(rollout.min_missing, 2) else rollout.min_missing end`

export function rolloutStore(db: Queries) {
  return {
    /** Undefined if the model has an active or paused one. */
    async add(rollout: NewRollout) {
      const { imageId, hardwareModel, batchId, familyId, stages, maxMissingShare, minMissing } = rollout
      const reach = Math.round((stages[0]?.percent ?? 0) * 100)
      const [added] = await db.query(sql<{ id: string }>`
        insert into firmware_rollouts (id, image_id, hardware_model, target_batch_id, target_family_id, stages, reach,
                                       max_missing_share, min_missing, missing_after)
        values (${randomUUIDv7()}, ${imageId}, ${hardwareModel}, ${batchId}, ${familyId}, ${JSON.stringify(stages)}::jsonb,
                ${reach}, ${maxMissingShare}, ${minMissing}, ${rollout.missingAfterMinutes}::int * interval '1 minute')
        on conflict do nothing returning id`)
      return added?.id
    },

    async find(rolloutId: string) {
      const [found] = await db.query(
        sql<RolloutRow>`select ${columns} from ${withCounts} where rollout.id = ${rolloutId}`,
      )
      return found
    },

    /** Newest first: the ids are UUIDv7, so they grow with time. */
    list: ({ cursor, hardwareModel, imageId, limit }: ListQuery) =>
      db.query(sql<RolloutRow>`
        select ${columns} from ${withCounts}
         where (${cursor ?? null}::uuid is null or rollout.id < ${cursor ?? null}::uuid)
           and (${hardwareModel ?? null}::text is null or rollout.hardware_model = ${hardwareModel ?? null})
           and (${imageId ?? null}::uuid is null or rollout.image_id = ${imageId ?? null}::uuid)
         order by rollout.id desc limit ${limit + 1}`),

    async hasDevices(
      { hardwareModel, protocol }: Pick<ImageRow, 'hardwareModel' | 'protocol'>,
      { batchId, familyId }: Pick<NewRollout, 'batchId' | 'familyId'>,
    ) {
      const [found] = await db.query(sql<{ id: string }>`
        select id from devices where hardware_model = ${hardwareModel} and (public_key is null) = ${protocol === 'xiaozhi'}
           and (${batchId}::uuid is null or batch_id = ${batchId}) and (${familyId}::uuid is null or account_id = ${familyId})
         limit 1`)
      return found !== undefined
    },

    /** These five return whether the state allowed it. */
    pause: (rolloutId: string) =>
      changed(sql<Changed>`
        update firmware_rollouts set state = 'paused', state_since = now()
         where id = ${rolloutId} and state in ('active', 'completed') returning id`),

    /** Does nothing if it has stopped since somebody saw it paused. */
    resume: (rolloutId: string, seen: 'paused' | 'stopped') =>
      changed(sql<Changed>`
        update firmware_rollouts rollout set state = 'active', state_since = now(),
               counted_since = case when state = 'stopped' then now() else counted_since end
          from firmware_images image
         where rollout.id = ${rolloutId} and state = ${seen}
           and image.id = rollout.image_id and image.withdrawn_at is null
        returning rollout.id`),

    /** Happens once if two superadmins, or one and the clock, end the same stage. */
    advance: (rolloutId: string, stage: number) =>
      changed(sql<Changed>`
        update firmware_rollouts rollout set stage = stage + 1, stage_started_at = now(), reach = ${nextReach}
         where id = ${rolloutId} and state = 'active' and stage = ${stage} and not ${isLastStage} returning id`),

    withdraw: (rolloutId: string) =>
      changed(sql<Changed>`
        update firmware_rollouts set state = 'withdrawn', state_since = now()
         where id = ${rolloutId} and state <> 'withdrawn' returning id`),

    async withdrawAll(imageId: string) {
      await db.execute(sql`
        update firmware_rollouts set state = 'withdrawn', state_since = now()
         where image_id = ${imageId} and state <> 'withdrawn'`)
    },

    /** Adds what triggers have noted to the counts, so that there is little to add up for each page. */
    async addUpCounts() {
      await db.execute(sql`
        with taken as (
          delete from firmware_count_changes returning rollout_id, offered, downloaded, returned, failed
        ), change as (
          select rollout_id, sum(offered) as offered, sum(downloaded) as downloaded, sum(returned) as returned,
                 sum(failed) as failed
            from taken group by rollout_id
        )
        update firmware_rollouts rollout
           set offered = rollout.offered + change.offered, downloaded = rollout.downloaded + change.downloaded,
               returned = rollout.returned + change.returned, failed = rollout.failed + change.failed
          from change where change.rollout_id = rollout.id`)
    },

    /**
     * Stops those with too many missing families, or devices if it is for one family, and returns them. Another process
     * that does the same finds none. Of the families whose devices have returned it reads only as many as are enough to go
     * on, in the order of an index.
     */
    stopFailing: () =>
      db.query(sql<{ id: string }>`
        with failing as (
          select rollout.id as rollout_id, count(distinct ${counted}) as missing
            from firmware_rollouts rollout join firmware_updates on rollout_id = rollout.id
           where rollout.state in ('active', 'completed') and ${unreturned} and ${isMissing}
           group by rollout.id having count(distinct ${counted}) >= ${leastMissing}
        )
        update firmware_rollouts rollout set state = 'stopped', state_since = now()
          from failing
         where failing.rollout_id = rollout.id and state in ('active', 'completed')
           and missing > max_missing_share * (
             select count(counted) from (
               select ${counted} from firmware_updates where rollout_id = rollout.id and ${unreturned}
               union
               select family_id::text from (
                 select distinct family_id from firmware_updates
                  where rollout.target_family_id is null and ${returned} order by family_id limit ${enough}
               ) families
               union
               (select device_id from firmware_updates where rollout.target_family_id is not null and ${returned}
                 limit ${enough})
             ) tried (counted)
           )
        returning rollout.id`),

    /** Begins the next stage of those whose time has passed and whose devices have returned, and returns them. */
    advanceDue: () =>
      db.query(sql<{ id: string; state: string }>`
        update firmware_rollouts rollout
           set state = case when ${isLastStage} then 'completed' else state end,
               state_since = case when ${isLastStage} then now() else state_since end,
               stage = case when ${isLastStage} then stage else stage + 1 end,
               stage_started_at = case when ${isLastStage} then stage_started_at else now() end,
               reach = case when ${isLastStage} then reach else ${nextReach} end
         where state = 'active'
           and stage_started_at + (${currentStage} ->> 'minHours')::float8 * interval '1 hour' <= now()
           and (select count(*) from (
                 select from firmware_updates where rollout_id = rollout.id and returned_at is not null
                  limit least((${currentStage} ->> 'minReturned')::int, rollout.reached)
               ) enough) >= least((${currentStage} ->> 'minReturned')::int, rollout.reached)
        returning id, state`),

    /** Counts one rollout, or all that are offered. Reads all devices, but only once. */
    async countReached(rolloutId: string | null) {
      await db.execute(sql`
        with outdated as (
          select rollout.id, counts.returned, count(device.id) as devices
            from ${withTotals}
            left join (devices device left join boards board on board.device_id = device.id)
              on device.hardware_model = rollout.hardware_model and device.account_id is not null
             and case image.protocol when 'pipit' then board.device_id is null
                   else board.chip_id = image.chip_id and boards_can_compare(device.firmware) end
             and (target_batch_id is null or device.batch_id = target_batch_id)
             and (target_family_id is null or device.account_id = target_family_id)
             and version_numbers(device.firmware) < version_numbers(image.version)
             and firmware_reach_of(device.id, rollout.id) < rollout.reach
           where case when ${rolloutId}::uuid is null
             then rollout.state in ('active', 'completed') else rollout.id = ${rolloutId}::uuid end
           group by rollout.id, counts.returned
        )
        update firmware_rollouts rollout set reached = outdated.devices + outdated.returned
          from outdated where outdated.id = rollout.id`)
    },
  }

  async function changed(statement: Sql<Changed>) {
    return (await db.query(statement)).length > 0
  }
}
