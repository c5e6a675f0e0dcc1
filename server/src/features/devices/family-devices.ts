import { bluetoothName } from '@pipit/contract/devices/devices'
import type { Queries } from '@pipit/database/connect'
import { orNotFound } from '../../api-error.ts'
import { toPage } from '../../http/id-pagination.ts'
import { withIsoTimestamps } from '../../http/iso-timestamps.ts'
import { deviceStore, type DeviceRow } from './device-store.ts'

/** The devices of a family, for several endpoints. */
export function familyDevices(database: Queries) {
  const store = deviceStore(database)
  return {
    async list(accountId: string, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      const { items, nextCursor } = toPage(await store.list(accountId, { cursor, limit }), limit)
      return { items: items.map(toDevice), nextCursor }
    },
    async find(accountId: string, deviceId: string) {
      return toDevice(orNotFound(await store.find(accountId, deviceId)))
    },
  }
}

export function toDevice({ updateVersion, ...row }: DeviceRow) {
  return {
    ...withIsoTimestamps(row),
    update: updateVersion === null ? null : { version: updateVersion },
    name: row.name ?? defaultName,
    bluetoothName: bluetoothName(row.id),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    registeredAt: row.registeredAt?.toISOString() ?? null,
  }
}

export const defaultName = 'Pipit'
