import type { Queries } from '@pipit/database/connect'
import type { ChildReference } from '../../database/of-child.ts'
import { orNotFound } from '../../http/api-error.ts'
import { momentStore } from './moment-store.ts'

export async function findBestMoment(db: Queries, child: ChildReference) {
  const [best] = orNotFound(await momentStore(db).listOfLatestDay(child))
  if (!best) return { moment: null }
  const { place: _, recordingId, milliseconds, ...moment } = best
  return {
    moment: {
      ...moment,
      speech: recordingId === null ? null : { id: recordingId, seconds: (milliseconds ?? 0) / 1000 },
    },
  }
}
