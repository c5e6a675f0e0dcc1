import type { Queries } from '@pipit/database/connect'
import { toPage } from '../../http/id-pagination.ts'
import { withIsoTimestamps } from '../../http/iso-timestamps.ts'
import { childStore } from './child-store.ts'

/** The children of a family, for several endpoints. */
export function familyChildren(database: Queries) {
  const store = childStore(database)
  return {
    async list(accountId: string, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      const { items, nextCursor } = toPage(await store.list(accountId, { cursor, limit }), limit)
      return { items: items.map(withIsoTimestamps), nextCursor }
    },
  }
}
