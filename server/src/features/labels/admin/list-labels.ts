import { lifeStatuses } from '@pipit/contract/labels/labels'
import type { exportCards, exportDevices } from '@pipit/contract/labels/label-admin'
import type { Queries } from '@pipit/database/connect'
import type { z } from 'zod'
import type { PageBounds } from '../../../database/merge-pages.ts'
import { readKeys, toKeyedPage, type CursorKeys } from '../../../http/keyset-pagination.ts'
import { requireFewMatches } from '../../../http/require-few-matches.ts'
import { countRows } from '../../../database/count-rows.ts'
import {
  cardCount,
  cardPage,
  cardSearchCount,
  deviceCount,
  devicePage,
  deviceSearchCount,
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
} as const satisfies Record<string, CursorKeys>

/** All devices, for superadmins. */
export async function listAllDevices(db: Queries, filters: DeviceFilters, { cursor, limit }: Page) {
  const { search, status, sort = 'newest' } = filters
  if (search !== undefined) await requireFewMatches(db, deviceSearchCount(statusesOf(status), search))
  const keys = cursors[sort]
  const rows = await db.query(devicesStatement(filters, { after: readKeys(cursor, keys), limit }))
  const { items, nextCursor } = toKeyedPage(rows, keys, limit)
  const toDevice = (row: ListedDevice) => ({ ...toLabel(row), lastSeenAt: row.lastSeenAt?.toISOString() ?? null })
  return { items: items.map(toDevice), nextCursor }
}

/** All cards, for superadmins. */
export async function listAllCards(db: Queries, filters: CardFilters, { cursor, limit }: Page) {
  const { search, status, sort = 'newest' } = filters
  if (search !== undefined) await requireFewMatches(db, cardSearchCount(statusesOf(status), search))
  const keys = cursors[sort]
  const rows = await db.query(cardsStatement(filters, { after: readKeys(cursor, keys), limit }))
  const { items, nextCursor } = toKeyedPage(rows, keys, limit)
  return { items: items.map(toLabel), nextCursor }
}

/** A device is online while it has a connection. A device that stops responding is marked offline within two minutes. */
export const devicesStatement = ({ status, sort = 'newest', ...rest }: DeviceFilters, bounds: PageBounds) =>
  devicePage(statusesOf(status), rest, sort, bounds)

export const cardsStatement = ({ status, sort = 'newest', ...rest }: CardFilters, bounds: PageBounds) =>
  cardPage(statusesOf(status), rest, sort, bounds)

export const countDevices = (db: Queries, { status, ...rest }: DeviceFilters) =>
  countRows(db, deviceCount(statusesOf(status), rest))

export const countCards = (db: Queries, { status, ...rest }: CardFilters) =>
  countRows(db, cardCount(statusesOf(status), rest))

const statusesOf = (status: CardFilters['status']) => (status ? [status] : lifeStatuses)

function toLabel<Row extends ListedLabel>(row: Row) {
  return { ...row, createdAt: row.createdAt.toISOString(), registeredAt: row.registeredAt?.toISOString() ?? null }
}
