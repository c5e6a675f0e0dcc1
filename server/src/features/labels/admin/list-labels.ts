import { lifeStatuses } from '@pipit/contract/labels/labels'
import type { exportCards, exportDevices } from '@pipit/contract/labels/label-admin'
import type { z } from 'zod'
import type { Database } from '../../../database/connect.ts'
import { mergePages, type Order, type PageQuery } from '../../../database/merge-pages.ts'
import { searchTerms } from '../../../database/search-terms.ts'
import { readKeys, toKeyedPage } from '../../../http/keyset-pagination.ts'

export type DeviceFilters = z.output<typeof exportDevices.body>
export type CardFilters = z.output<typeof exportCards.body>

interface Page {
  cursor?: string | undefined
  limit: number
}

interface LabelRow {
  id: string
  name: string | null
  status: (typeof lifeStatuses)[number]
  batchId: string
  batchLabel: string
  accountId: string | null
  accountEmail: string | null
  childName: string | null
  createdAt: Date
  registeredAt: Date | null
  first: string
  second: string
  counts: boolean
}

type DeviceRow = LabelRow & { online: boolean; lastSeenAt: Date | null; firmware: string | null; hardwareModel: string }
type CardRow = LabelRow & { activity: string }

const shared = (table: 'devices' | 'cards') => ({
  select: `${table}.id, ${table}.name, ${table}.status, batch_id as "batchId", batches.label as "batchLabel",
    ${table}.account_id as "accountId", accounts.email as "accountEmail", children.name as "childName",
    ${table}.created_at as "createdAt", registered_at as "registeredAt"`,
  join: `join ${table} on ${table}.id = page.id join batches on batches.id = batch_id
    left join accounts on accounts.id = ${table}.account_id left join children on children.id = ${table}.child_id`,
})

/** All devices, for superadmins. */
export async function listAllDevices({ pool }: Database, filters: DeviceFilters, page: Page) {
  const query = devicesQuery(filters, page)
  const { rows } = await pool.query<DeviceRow>(mergePages(query))
  const { items, nextCursor } = toKeyedPage(rows, query)
  const toDevice = (row: DeviceRow) => ({ ...toLabel(row), lastSeenAt: row.lastSeenAt?.toISOString() ?? null })
  return { items: items.map(toDevice), nextCursor }
}

/** All cards, for superadmins. */
export async function listAllCards({ pool }: Database, filters: CardFilters, page: Page) {
  const query = cardsQuery(filters, page)
  const { rows } = await pool.query<CardRow>(mergePages(query))
  const { items, nextCursor } = toKeyedPage(rows, query)
  return { items: items.map(toLabel), nextCursor }
}

/** Online are those with a connection; one that fell silent is swept within two minutes. */
export function devicesQuery({ online, ...filters }: DeviceFilters, page: Page): PageQuery {
  const connected = online === undefined ? [true, false] : [online]
  const { select, ...query } = labelsQuery('devices', filters, { connected }, page)
  return {
    ...query,
    select: `${select}, connected as online, last_seen_at as "lastSeenAt", firmware, hardware_model as "hardwareModel"`,
  }
}

export function cardsQuery(filters: CardFilters, page: Page): PageQuery {
  const { select, ...query } = labelsQuery('cards', filters, {}, page)
  return { ...query, select: `${select}, activity` }
}

type LabelFilters = Partial<Omit<CardFilters & DeviceFilters, 'online'>>

const exact = { batchId: 'batch_id', firmware: 'firmware', activity: 'activity' } as const

function labelsQuery(
  table: 'devices' | 'cards',
  { search, status, accountId, sort = 'newest', ...filters }: LabelFilters,
  fewValues: PageQuery['among'],
  { cursor, limit }: Page,
): PageQuery {
  const statuses = { status: status ? [status] : lifeStatuses }
  const rest = { limit, ...shared(table) }
  if (search !== undefined) {
    const column = table === 'devices' ? 'device_id' : 'card_id'
    const found = searchTerms(table === 'devices' ? 'device_terms' : 'card_terms', { column, type: 'text' }, search)
    return { ...rest, ...found, among: statuses, after: readKeys(cursor, found.order) }
  }
  const order: Order = {
    name: sort,
    columns: [
      { sql: `${table}.created_at`, type: 'timestamptz' },
      { sql: `${table}.id`, type: 'text' },
    ],
    descending: sort === 'newest',
  }
  const among = { ...statuses, ...fewValues }
  return {
    ...rest,
    table,
    order,
    after: readKeys(cursor, order),
    // What one family has is few: all of it is read and sorted.
    among: accountId === undefined ? among : {},
    where: (bind) => [
      ...(Object.keys(exact) as (keyof typeof exact)[]).flatMap((field) =>
        filters[field] === undefined ? [] : [`${table}.${exact[field]} = ${bind(filters[field])}`],
      ),
      ...(accountId === undefined ? [] : [`${table}.account_id = ${bind(accountId)}`, ...anyOf(among, bind)]),
    ],
  }
}

function anyOf(among: PageQuery['among'], bind: (value: unknown) => string) {
  return Object.entries(among).map(([column, wanted]) => `${column} = any(${bind(wanted)})`)
}

function toLabel<Row extends LabelRow>(row: Row) {
  return { ...row, createdAt: row.createdAt.toISOString(), registeredAt: row.registeredAt?.toISOString() ?? null }
}
