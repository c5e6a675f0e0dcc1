import type { Queries } from '@pipit/database/connect'
import { toPage } from '../../http/id-pagination.ts'
import { withIsoTimestamps } from '../../http/iso-timestamps.ts'
import { wifiNetworkStore } from './wifi-network-store.ts'

/** The wifi networks of a family without their passwords, for several endpoints. */
export function familyWifiNetworks(database: Queries) {
  const store = wifiNetworkStore(database)
  return {
    async list(accountId: string, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      const { items, nextCursor } = toPage(await store.list(accountId, { cursor, limit }), limit)
      return { items: items.map(withIsoTimestamps), nextCursor }
    },
  }
}
