import type { Queries } from '@pipit/database/connect'
import { allowedMinutesOn } from './allowance.ts'
import { factsOf } from './family-screen-time.ts'
import { dateAt } from './quiet-hours.ts'
import { screenTimeStore } from './screen-time-store.ts'

/** How long a child was allowed to talk on a day, by the settings, grants and plan of now. */
export async function readAllowedMinutes(db: Queries, childId: string, date: string) {
  const [row] = await screenTimeStore(db).ofChildren([childId])
  if (!row) return { allowedMinutes: null, isOver: true }
  const day = Temporal.PlainDate.from(date)
  const isOver = Temporal.PlainDate.compare(day, dateAt(Date.now(), row.timeZone)) < 0
  return { allowedMinutes: allowedMinutesOn(day, factsOf(row)), isOver }
}
