import { lifeStatuses } from '@pipit/contract/labels/labels'
import type { exportCards, exportDevices } from '@pipit/contract/labels/label-admin'
import type { Queries } from '@pipit/database/connect'
import type { z } from 'zod'
import type { PageBounds } from '../../../database/merge-pages.ts'
import { readKeys, toKeyedPage, type CursorKeys } from '../../../http/keyset-pagination.ts'
import { countRows } from '../../../database/count-rows.ts'
import {
  cardCount,
  cardPage,
  cardSearchCount,
  cardSearchPage,
  deviceCount,
  devicePage,
  deviceSearchCount,
  deviceSearchPage,
  type ListedDevice,
  type ListedLabel,
} from './label-page-store.ts'

export type DeviceFilters = z.output<typeof exportDevices.body>
export type CardFilters = z.output<typeof exportCards.body>

interface Page {
  cursor?: string | undefined
  limit: number
}

const cursors = {
  newest: { name: 'newest', types: ['timestamptz', 'text'] },
  oldest: { name: 'oldest', types: ['timestamptz', 'text'] },
  found: { name: 'found', types: ['text', 'text'] },
} as const satisfies Record<string, CursorKeys>

/** All devices, for superadmins. */
export async function listAllDevices(db: Queries, filters: DeviceFilters, { cursor, limit }: Page) {
  const keys = cursorOf(filters)
  const rows = await db.query(devicesStatement(filters, { after: readKeys(cursor, keys), limit }))
  const { items, nextCursor } = toKeyedPage(rows, keys, limit)
  const toDevice = (row: ListedDevice) => ({ ...toLabel(row), lastSeenAt: row.lastSeenAt?.toISOString() ?? null })
  return { items: items.map(toDevice), nextCursor }
}

/** All cards, for superadmins. */
export async function listAllCards(db: Queries, filters: CardFilters, { cursor, limit }: Page) {
  const keys = cursorOf(filters)
  const rows = await db.query(cardsStatement(filters, { after: readKeys(cursor, keys), limit }))
  const { items, nextCursor } = toKeyedPage(rows, keys, limit)
  return { items: items.map(toLabel), nextCursor }
}

/** A device is online while it has a connection. A device that stops responding is marked offline within two minutes. */
export function devicesStatement({ search, status, sort = 'newest', ...rest }: DeviceFilters, bounds: PageBounds) {
  const statuses = statusesOf(status)
  return search === undefined ? devicePage(statuses, rest, sort, bounds) : deviceSearchPage(statuses, search, bounds)
}

export function cardsStatement({ search, status, sort = 'newest', ...rest }: CardFilters, bounds: PageBounds) {
  const statuses = statusesOf(status)
  return search === undefined ? cardPage(statuses, rest, sort, bounds) : cardSearchPage(statuses, search, bounds)
}

export function countDevices(db: Queries, { search, status, ...rest }: DeviceFilters) {
  const statuses = statusesOf(status)
  return countRows(db, search === undefined ? deviceCount(statuses, rest) : deviceSearchCount(statuses, search))
}

export function countCards(db: Queries, { search, status, ...rest }: CardFilters) {
  const statuses = statusesOf(status)
  return countRows(db, search === undefined ? cardCount(statuses, rest) : cardSearchCount(statuses, search))
}

const statusesOf = (status: CardFilters['status']) => (status ? [status] : lifeStatuses)

const cursorOf = ({ search, sort = 'newest' }: CardFilters | DeviceFilters) =>
  cursors[search === undefined ? sort : 'found']

function toLabel<Row extends ListedLabel>(row: Row) {
  return { ...row, createdAt: row.createdAt.toISOString(), registeredAt: row.registeredAt?.toISOString() ?? null }
}
