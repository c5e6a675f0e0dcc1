import type { Queries } from '@pipit/database/connect'
import { rolloutStore } from '../rollouts/rollout-store.ts'
import { fleetStore } from './fleet-store.ts'

/** The figures that are too expensive for every look. */
export async function countFirmware(db: Queries) {
  await fleetStore(db).countToday()
  await rolloutStore(db).countReached(null)
}
