import type { Queries } from '@pipit/database/connect'
import { toPage } from '../../http/id-pagination.ts'
import { withIsoTimestamps } from '../../http/iso-timestamps.ts'
import type { I18n } from '../../i18n/i18n.ts'
import { activityName } from './activity.ts'
import { cardStore, type CardRow } from './card-store.ts'

/** The cards of a family, for several endpoints. */
export function familyCards(database: Queries, i18n: I18n) {
  const store = cardStore(database)
  return {
    async list(accountId: string, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      const { items, nextCursor } = toPage(await store.list(accountId, { cursor, limit }), limit)
      return { items: items.map((row) => toCard(i18n, row)), nextCursor }
    },
  }
}

export function toCard(i18n: I18n, row: CardRow) {
  const registeredAt = row.registeredAt?.toISOString() ?? null
  return { ...withIsoTimestamps(row), name: row.name ?? activityName(i18n, row.activity), registeredAt }
}
