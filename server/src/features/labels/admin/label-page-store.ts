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
import { beginsWith } from '../../../database/search-terms.ts'

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
  search?: string | undefined
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

/** No index has this, because it changes all the time: some of the other devices are read and passed over. */
const isConnected = sql`exists (select from device_presence where device_id = devices.id and connection_id is not null)`

/** A device that no family has is not offline. */
const mayBeOffline = sql`status = 'registered'`

/** Matches the beginning of the id, the name, the batch's label or the family's email. */
const foundDevices = (statuses: readonly Status[], search: string) => sql`
  id = any(array(select device_id from device_terms where status = any(${statuses}) and ${beginsWith(sql`term`, search)} limit ${maxCounted}))`

const foundCards = (statuses: readonly Status[], search: string) => sql`
  id = any(array(select card_id from card_terms where status = any(${statuses}) and ${beginsWith(sql`term`, search)} limit ${maxCounted}))`

/** A family, and what a search finds, are few devices, so they are sorted without merging index runs. */
export function devicePage(
  statuses: readonly Status[],
  { accountId, batchId, firmware, online, search }: DeviceFilter,
  sort: Sort,
  { after, limit }: PageBounds,
): Sql<ListedDevice> {
  const direction = directions[sort]
  const runs =
    accountId === undefined && search === undefined
      ? statuses.map((status) => runOf(sql`status = ${status}`))
      : [runOf(sql`status = any(${statuses})`)]
  return sql<ListedDevice>`
    select ${deviceColumns}, ${firstAsTime} as first, page.id as second
      from ${mergeRuns(runs, direction, limit)} join devices item on item.id = page.id ${joinedDevice}
     order by page.first ${direction}, page.id ${direction}`

  function runOf(condition: Sql) {
    return sql`
      (select created_at as first, id from devices where ${condition}
          ${accountId === undefined ? sql`` : sql`and account_id = ${accountId}`}
          ${search === undefined ? sql`` : sql`and ${foundDevices(statuses, search)}`}
          ${batchId === undefined ? sql`` : sql`and batch_id = ${batchId}`}
          ${firmware === undefined ? sql`` : sql`and firmware = ${firmware}`}
          ${online === false ? sql`and ${mayBeOffline}` : sql``}
          ${online === undefined ? sql`` : sql`and ${isConnected} = ${online}`}
          ${after ? sql`and (created_at, id) ${beyond[sort]} (${after[0]}, ${after[1]})` : sql``}
        order by created_at ${direction}, id ${direction} limit ${limit + 1})`
  }
}

export function cardPage(
  statuses: readonly Status[],
  { accountId, batchId, activity, search }: CardFilter,
  sort: Sort,
  { after, limit }: PageBounds,
): Sql<ListedCard> {
  const direction = directions[sort]
  const runs =
    accountId === undefined && search === undefined
      ? statuses.map((status) => runOf(sql`status = ${status}`))
      : [runOf(sql`status = any(${statuses})`)]
  return sql<ListedCard>`
    select ${cardColumns}, ${firstAsTime} as first, page.id as second
      from ${mergeRuns(runs, direction, limit)} join cards item on item.id = page.id ${joinedCard}
     order by page.first ${direction}, page.id ${direction}`

  function runOf(condition: Sql) {
    return sql`
      (select created_at as first, id from cards where ${condition}
          ${accountId === undefined ? sql`` : sql`and account_id = ${accountId}`}
          ${search === undefined ? sql`` : sql`and ${foundCards(statuses, search)}`}
          ${batchId === undefined ? sql`` : sql`and batch_id = ${batchId}`}
          ${activity === undefined ? sql`` : sql`and activity = ${activity}`}
          ${after ? sql`and (created_at, id) ${beyond[sort]} (${after[0]}, ${after[1]})` : sql``}
        order by created_at ${direction}, id ${direction} limit ${limit + 1})`
  }
}

/** Whether a device is online is in no index, so among many devices only the first ones are looked at. */
export function deviceCount(
  statuses: readonly Status[],
  { accountId, batchId, firmware, online, search }: DeviceFilter,
): Sql<CountedRows> {
  return sql<CountedRows>`
    select count(*) ${online === undefined ? sql`` : sql`filter (where ${isConnected} = ${online})`}::int as count,
           count(*)::int as "readCount" from (
      select id from devices where status = any(${statuses})
         ${online === false ? sql`and ${mayBeOffline}` : sql``}
         ${search === undefined ? sql`` : sql`and ${foundDevices(statuses, search)}`}
         ${accountId === undefined ? sql`` : sql`and account_id = ${accountId}`}
         ${batchId === undefined ? sql`` : sql`and batch_id = ${batchId}`}
         ${firmware === undefined ? sql`` : sql`and firmware = ${firmware}`}
       limit ${maxCounted + 1}) devices`
}

export function cardCount(
  statuses: readonly Status[],
  { accountId, batchId, activity, search }: CardFilter,
): Sql<CountedRows> {
  return sql<CountedRows>`
    select count(*)::int as count, count(*)::int as "readCount" from (
      select from cards where status = any(${statuses})
         ${search === undefined ? sql`` : sql`and ${foundCards(statuses, search)}`}
         ${accountId === undefined ? sql`` : sql`and account_id = ${accountId}`}
         ${batchId === undefined ? sql`` : sql`and batch_id = ${batchId}`}
         ${activity === undefined ? sql`` : sql`and activity = ${activity}`}
       limit ${maxCounted + 1}) counted`
}

export function deviceSearchCount(statuses: readonly Status[], search: string): Sql<CountedRows> {
  return sql<CountedRows>`
    select count(*)::int as count, count(*)::int as "readCount" from (
      select from device_terms where status = any(${statuses}) and ${beginsWith(sql`term`, search)}
       limit ${maxCounted + 1}) counted`
}

export function cardSearchCount(statuses: readonly Status[], search: string): Sql<CountedRows> {
  return sql<CountedRows>`
    select count(*)::int as count, count(*)::int as "readCount" from (
      select from card_terms where status = any(${statuses}) and ${beginsWith(sql`term`, search)}
       limit ${maxCounted + 1}) counted`
}
