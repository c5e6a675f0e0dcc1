import type { Queries } from '@pipit/database/connect'
import { fleetStore } from './fleet-store.ts'

export async function readFleet(db: Queries, days: number) {
  const store = fleetStore(db)
  const [found, counted] = await Promise.all([store.findVersions(), store.listDays(days)])
  const versions = found ?? (await store.countVersions())
  const models = Map.groupBy(versions, ({ hardwareModel }) => hardwareModel)
  return {
    models: [...models].map(([hardwareModel, ofModel]) => ({
      hardwareModel,
      versions: ofModel.map(({ version, devices, online }) => ({ version: version || null, devices, online })),
    })),
    days: counted.map(({ version, ...day }) => ({ ...day, version: version || null })),
  }
}
