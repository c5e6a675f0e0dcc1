import { randomUUIDv7 } from 'node:crypto'
import type { ScreenTimeSettings } from '@pipit/contract/screen-time'
import type { Queries } from '@pipit/database/connect'
import { prepared, sql, type Sql } from '@pipit/database/sql'
import type { ChildReference } from '../../database/of-child.ts'
import type { IdempotencyKey } from '../../http/idempotency-key.ts'

export interface ScreenTimeRow {
  accountId: string
  childId: string
  timeZone: string
  settings: ScreenTimeSettings
  pausedAt: Date | null
  familyPausedAt: Date | null
  planMinutes: number | null
  planName: string
  /** Times are milliseconds since 1970. */
  conversations: { from: number; to: number }[]
  grants: { at: number; minutes: number; liftsQuietHoursUntil: number }[]
  isTalking: boolean
}

interface NewGrant extends ChildReference {
  minutes: number
  grantedAt: Date
  liftsQuietHoursUntil: Date
  grantedBy: string | null
  idempotencyKey: IdempotencyKey | null
}

const columns = sql`
  account.id as "accountId", child.id as "childId", account.time_zone as "timeZone", child.screen_time as settings,
  child.paused_at as "pausedAt", account.paused_at as "familyPausedAt", plan.minutes_per_day as "planMinutes", plan.name as "planName",
  coalesce(talked.intervals, '[]') as conversations, coalesce(granted.grants, '[]') as grants,
  coalesce(talked.is_talking, false) as "isTalking"`

/**
 * What counts around a moment. A conversation that no process has renewed for longer than a lease allows has ended with
 * its process: what came after the last renewal is not counted. Three days before and one day after hold the whole day in
 * any time zone.
 */
const joinsAround = (account: Sql, moment: Sql) => sql`
  join plans plan on plan.id = account.subscription
  cross join lateral (
    select jsonb_agg(jsonb_build_object('from', (extract(epoch from started_at) * 1000)::bigint, 'to', (extract(epoch from until) * 1000)::bigint)) as intervals,
           bool_or(is_running) as is_talking
      from (
        select started_at, greatest(started_at, case when is_running then now() else coalesce(ended_at, alive_at) end) as until, is_running
          from conversations
               cross join lateral (select ended_at is null and alive_at > now() - interval '90 seconds' as is_running) running
         where account_id = ${account} and child_id = child.id and uses_time and ${isAround(sql`started_at`, moment)}
        union all
        select started_at, ended_at, false from talk_times_of_deleted
         where account_id = ${account} and child_id = child.id and ${isAround(sql`started_at`, moment)}
      ) talk
  ) talked
  cross join lateral (
    select jsonb_agg(jsonb_build_object('at', (extract(epoch from granted_at) * 1000)::bigint, 'minutes', minutes,
             'liftsQuietHoursUntil', (extract(epoch from lifts_quiet_hours_until) * 1000)::bigint)) as grants
      from screen_time_grants where account_id = ${account} and child_id = child.id and ${isAround(sql`granted_at`, moment)}
  ) granted`

const isAround = (time: Sql, moment: Sql) =>
  sql`${time} > ${moment} - interval '3 days' and ${time} < ${moment} + interval '1 day'`

const now = sql`now()`

export function screenTimeStore(db: Queries) {
  return {
    ofFamily: (accountId: string) =>
      db.query(
        prepared(
          'screen_time_of_family',
          sql<ScreenTimeRow>`
            select ${columns} from accounts account join children child on child.account_id = account.id
                   ${joinsAround(sql`${accountId}`, now)}
             where account.id = ${accountId}`,
        ),
      ),

    ofChildren: (childIds: string[]) =>
      db.query(
        prepared(
          'screen_time_of_children',
          sql<ScreenTimeRow>`
            select ${columns} from children child join accounts account on account.id = child.account_id ${joinsAround(sql`account.id`, now)}
             where child.id = any(${childIds})`,
        ),
      ),

    /** Reads what counted on this day. */
    ofChildOn: ({ accountId, childId }: ChildReference, date: string) =>
      db.query(sql<ScreenTimeRow>`
        select ${columns} from children child join accounts account on account.id = child.account_id
               ${joinsAround(sql`${accountId}`, sql`((${date}::date + 1)::timestamp at time zone 'UTC')`)}
         where account.id = ${accountId} and child.id = ${childId}`),

    async findFamilyPause(accountId: string) {
      const [found] = await db.query(
        prepared(
          'family_pause',
          sql<{ pausedAt: Date | null }>`select paused_at as "pausedAt" from accounts where id = ${accountId}`,
        ),
      )
      return found?.pausedAt ?? null
    },

    /** Grants of one child that are made at the same time wait for each other. */
    async lockChild(accountId: string, childId: string) {
      const found = await db.query(sql<object>`
        select from children where account_id = ${accountId} and id = ${childId} for no key update`)
      return found.length === 1
    },

    /** Returns the id; undefined if the idempotency key was used before. */
    async addGrant(grant: NewGrant): Promise<string | undefined> {
      const { accountId, childId, minutes, grantedAt, liftsQuietHoursUntil, grantedBy, idempotencyKey } = grant
      const [added] = await db.query(sql<{ id: string }>`
        insert into screen_time_grants (
          id, account_id, child_id, minutes, granted_at, lifts_quiet_hours_until, granted_by, idempotency_key, request_hash
        ) values (
          ${randomUUIDv7()}, ${accountId}, ${childId}, ${minutes}, ${grantedAt}, ${liftsQuietHoursUntil}, ${grantedBy},
          ${idempotencyKey?.key}, ${idempotencyKey?.requestHash}
        ) on conflict do nothing returning id`)
      return added?.id
    },

    /** The id of the grant that an earlier attempt of the same request has made. */
    async findRepeatedGrant(accountId: string, { key, requestHash }: IdempotencyKey) {
      const [found] = await db.query(sql<{ id: string }>`
        select id from screen_time_grants
         where account_id = ${accountId} and idempotency_key = ${key} and request_hash = ${requestHash}`)
      return found?.id
    },

    async removeGrant(accountId: string, childId: string, grantId: string) {
      const removed = await db.execute(sql`
        delete from screen_time_grants where account_id = ${accountId} and child_id = ${childId} and id = ${grantId}`)
      return removed > 0
    },

    /** False if there is no such child. A pause that holds already stays as it is. */
    async pauseChild(accountId: string, childId: string, pausedBy: string | null) {
      const found = await db.execute(sql`
        update children set paused_by = case when paused_at is null then ${pausedBy} else paused_by end,
               paused_at = coalesce(paused_at, now()) where account_id = ${accountId} and id = ${childId}`)
      return found > 0
    },

    async resumeChild(accountId: string, childId: string) {
      const found = await db.execute(sql`
        update children set paused_at = null, paused_by = null where account_id = ${accountId} and id = ${childId}`)
      return found > 0
    },

    async pauseFamily(accountId: string, pausedBy: string | null) {
      const found = await db.execute(sql`
        update accounts set paused_by = case when paused_at is null then ${pausedBy} else paused_by end,
               paused_at = coalesce(paused_at, now()) where id = ${accountId}`)
      return found > 0
    },

    async resumeFamily(accountId: string) {
      const found = await db.execute(sql`
        update accounts set paused_at = null, paused_by = null where id = ${accountId}`)
      return found > 0
    },
  }
}
