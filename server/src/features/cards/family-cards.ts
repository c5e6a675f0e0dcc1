import type { Queries } from '@pipit/database/connect'
import { toPage } from '../../http/id-pagination.ts'
import { withIsoTimestamps } from '../../http/iso-timestamps.ts'
import { activityName } from './activity.ts'
import { cardStore, type CardRow } from './card-store.ts'

/** The cards of a family, for several endpoints. */
export function familyCards(database: Queries) {
  const store = cardStore(database)
  return {
    async list(accountId: string, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      const { items, nextCursor } = toPage(await store.list(accountId, { cursor, limit }), limit)
      return { items: items.map(toCard), nextCursor }
    },
  }
}

export function toCard(row: CardRow) {
  const registeredAt = row.registeredAt?.toISOString() ?? null
  return { ...withIsoTimestamps(row), name: row.name ?? activityName(row.activity), registeredAt }
}
