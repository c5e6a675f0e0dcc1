import type { lifeStatuses } from '@pipit/contract/labels/labels'
import { sql, type Sql } from '@pipit/database/sql'
import {
  ascending,
  descending,
  firstAsTime,
  mergeRuns,
  type ListedRow,
  type PageBounds,
} from '../../../database/merge-pages.ts'
import { maxCounted, type CountedRows } from '../../../database/count-rows.ts'
import { beginsWith, comesEarlier } from '../../../database/search-terms.ts'

type Status = (typeof lifeStatuses)[number]

export interface ListedLabel extends ListedRow {
  id: string
  name: string | null
  status: Status
  accountId: string | null
  accountEmail: string | null
  childName: string | null
  createdAt: Date
  registeredAt: Date | null
}

export interface ListedDevice extends ListedLabel {
  protocol: 'pipit' | 'xiaozhi'
  /** Null for a board. */
  batchId: string | null
  batchLabel: string | null
  online: boolean
  lastSeenAt: Date | null
  firmware: string | null
  hardwareModel: string
}

export interface ListedCard extends ListedLabel {
  batchId: string
  batchLabel: string
  activity: string
}

interface LabelFilter {
  accountId?: string | undefined
  batchId?: string | undefined
}

interface DeviceFilter extends LabelFilter {
  firmware?: string | undefined
  online?: boolean | undefined
}

interface CardFilter extends LabelFilter {
  activity?: string | undefined
}

type Sort = 'newest' | 'oldest'

const columns = sql`item.id, item.name, item.status, batch_id as "batchId", batches.label as "batchLabel",
  item.account_id as "accountId", accounts.email as "accountEmail", children.name as "childName",
  item.created_at as "createdAt", registered_at as "registeredAt"`
const deviceColumns = sql`${columns}, presence.connection_id is not null as online, last_seen_at as "lastSeenAt", firmware,
  hardware_model as "hardwareModel", case when public_key is null then 'xiaozhi' else 'pipit' end as protocol`
const cardColumns = sql`${columns}, activity`

const joinedFamily = sql`left join accounts on accounts.id = item.account_id
  left join children on children.id = item.child_id`
const joinedCard = sql`join batches on batches.id = batch_id ${joinedFamily}`
const joinedDevice = sql`left join batches on batches.id = batch_id ${joinedFamily}
  left join device_presence presence on presence.device_id = item.id`

const directions = { newest: descending, oldest: ascending }
const beyond = { newest: sql`<`, oldest: sql`>` }

/** In no index, because it changes all the time: of the other devices, some are read and passed over. */
const isConnected = sql`exists (select from device_presence where device_id = devices.id and connection_id is not null)`

/** One family has few devices, so they are sorted without merging index runs. */
export function devicePage(
  statuses: readonly Status[],
  { accountId, batchId, firmware, online }: DeviceFilter,
  sort: Sort,
  { after, limit }: PageBounds,
): Sql<ListedDevice> {
  const direction = directions[sort]
  const runs =
    accountId === undefined
      ? statuses.map((status) => runOf(sql`status = ${status}`))
      : [runOf(sql`account_id = ${accountId} and status = any(${statuses})`)]
  return sql<ListedDevice>`
    select ${deviceColumns}, ${firstAsTime} as first, page.id as second, true as counts
      from ${mergeRuns(runs, direction, limit)} join devices item on item.id = page.id ${joinedDevice}
     order by page.first ${direction}, page.id ${direction}`

  function runOf(condition: Sql) {
    return sql`
      (select created_at as first, id from devices where ${condition}
          ${batchId === undefined ? sql`` : sql`and batch_id = ${batchId}`}
          ${firmware === undefined ? sql`` : sql`and firmware = ${firmware}`}
          ${online === undefined ? sql`` : sql`and ${isConnected} = ${online}`}
          ${after ? sql`and (created_at, id) ${beyond[sort]} (${after[0]}, ${after[1]})` : sql``}
        order by created_at ${direction}, id ${direction} limit ${limit + 1})`
  }
}

export function cardPage(
  statuses: readonly Status[],
  { accountId, batchId, activity }: CardFilter,
  sort: Sort,
  { after, limit }: PageBounds,
): Sql<ListedCard> {
  const direction = directions[sort]
  const runs =
    accountId === undefined
      ? statuses.map((status) => runOf(sql`status = ${status}`))
      : [runOf(sql`account_id = ${accountId} and status = any(${statuses})`)]
  return sql<ListedCard>`
    select ${cardColumns}, ${firstAsTime} as first, page.id as second, true as counts
      from ${mergeRuns(runs, direction, limit)} join cards item on item.id = page.id ${joinedCard}
     order by page.first ${direction}, page.id ${direction}`

  function runOf(condition: Sql) {
    return sql`
      (select created_at as first, id from cards where ${condition}
          ${batchId === undefined ? sql`` : sql`and batch_id = ${batchId}`}
          ${activity === undefined ? sql`` : sql`and activity = ${activity}`}
          ${after ? sql`and (created_at, id) ${beyond[sort]} (${after[0]}, ${after[1]})` : sql``}
        order by created_at ${direction}, id ${direction} limit ${limit + 1})`
  }
}

/** Searches by the beginning of the id, the name, the batch's label or the family's email. In alphabetical order. */
export function deviceSearchPage(
  statuses: readonly Status[],
  search: string,
  { after, limit }: PageBounds,
): Sql<ListedDevice> {
  const term = sql`device_terms.term`
  const runs = statuses.map(
    (status) => sql`
      (select ${term} collate "C" as first, device_id as id from device_terms
        where status = ${status} and ${beginsWith(term, search)}
          ${after ? sql`and (${term} collate "C", device_id) > (${after[0]}, ${after[1]})` : sql``}
        order by ${term} collate "C", device_id limit ${limit + 1})`,
  )
  return sql<ListedDevice>`
    select ${deviceColumns}, page.first, page.id as second,
           coalesce((select false from device_terms earlier where device_id = page.id
                        and ${comesEarlier(sql`earlier.term`, search)} limit 1), true) as counts
      from ${mergeRuns(runs, ascending, limit)} join devices item on item.id = page.id ${joinedDevice}
     order by page.first, page.id`
}

export function cardSearchPage(
  statuses: readonly Status[],
  search: string,
  { after, limit }: PageBounds,
): Sql<ListedCard> {
  const term = sql`card_terms.term`
  const runs = statuses.map(
    (status) => sql`
      (select ${term} collate "C" as first, card_id as id from card_terms
        where status = ${status} and ${beginsWith(term, search)}
          ${after ? sql`and (${term} collate "C", card_id) > (${after[0]}, ${after[1]})` : sql``}
        order by ${term} collate "C", card_id limit ${limit + 1})`,
  )
  return sql<ListedCard>`
    select ${cardColumns}, page.first, page.id as second,
           coalesce((select false from card_terms earlier where card_id = page.id
                        and ${comesEarlier(sql`earlier.term`, search)} limit 1), true) as counts
      from ${mergeRuns(runs, ascending, limit)} join cards item on item.id = page.id ${joinedCard}
     order by page.first, page.id`
}

/** Whether a device is online is in no index, so among many devices only the first ones are looked at. */
export function deviceCount(
  statuses: readonly Status[],
  { accountId, batchId, firmware, online }: DeviceFilter,
): Sql<CountedRows> {
  return sql<CountedRows>`
    select count(*) ${online === undefined ? sql`` : sql`filter (where ${isConnected} = ${online})`}::int as count,
           count(*)::int as "readCount" from (
      select id from devices where status = any(${statuses})
         ${accountId === undefined ? sql`` : sql`and account_id = ${accountId}`}
         ${batchId === undefined ? sql`` : sql`and batch_id = ${batchId}`}
         ${firmware === undefined ? sql`` : sql`and firmware = ${firmware}`}
       limit ${maxCounted + 1}) devices`
}

export function cardCount(statuses: readonly Status[], { accountId, batchId, activity }: CardFilter): Sql<CountedRows> {
  return sql<CountedRows>`
    select count(*)::int as count, count(*)::int as "readCount" from (
      select from cards where status = any(${statuses})
         ${accountId === undefined ? sql`` : sql`and account_id = ${accountId}`}
         ${batchId === undefined ? sql`` : sql`and batch_id = ${batchId}`}
         ${activity === undefined ? sql`` : sql`and activity = ${activity}`}
       limit ${maxCounted + 1}) counted`
}

export function deviceSearchCount(statuses: readonly Status[], search: string): Sql<CountedRows> {
  return sql<CountedRows>`
    select count(distinct device_id)::int as count, count(*)::int as "readCount" from (
      select device_id from device_terms where status = any(${statuses}) and ${beginsWith(sql`term`, search)}
       limit ${maxCounted + 1}) counted`
}

export function cardSearchCount(statuses: readonly Status[], search: string): Sql<CountedRows> {
  return sql<CountedRows>`
    select count(distinct card_id)::int as count, count(*)::int as "readCount" from (
      select card_id from card_terms where status = any(${statuses}) and ${beginsWith(sql`term`, search)}
       limit ${maxCounted + 1}) counted`
}
