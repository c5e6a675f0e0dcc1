import type { Queries } from '@pipit/database/connect'
import type { ChildReference } from '../../database/of-child.ts'
import { timeOn } from './allowance.ts'
import { factsOf } from './family-screen-time.ts'
import { dateAt } from './quiet-hours.ts'
import { timeByHour } from './time-by-hour.ts'
import { screenTimeStore, type ScreenTimeRow } from './screen-time-store.ts'

/** Null if there is no such child. */
export async function readDay(db: Queries, child: ChildReference, date: string) {
  const [row] = await screenTimeStore(db).ofChildOn(child, date)
  if (!row) return null
  const day = Temporal.PlainDate.from(date)
  const isOver = Temporal.PlainDate.compare(day, todayOf(row)) < 0
  return { ...minutesOn(day, row), isOver }
}

/** Null if there is no such child. */
export async function readToday(db: Queries, { accountId, childId }: ChildReference) {
  const row = (await screenTimeStore(db).ofFamily(accountId)).find((each) => each.childId === childId)
  if (!row) return null
  const today = todayOf(row)
  return { date: today.toString(), ...minutesOn(today, row) }
}

const todayOf = ({ timeZone }: ScreenTimeRow) => dateAt(Date.now(), timeZone)

/** Uses the settings and the plan of now. Minutes used are in tenths, rounded down as those of the allowance. */
function minutesOn(date: Temporal.PlainDate, row: ScreenTimeRow) {
  const facts = factsOf(row)
  const { usedMs, allowedMs } = timeOn(date, facts)
  return {
    minutes: tenthsOfMinutes(usedMs),
    hours: timeByHour(date, facts).map((each) => ({ hour: each.hour, minutes: tenthsOfMinutes(each.usedMs) })),
    allowedMinutes: allowedMs === null ? null : allowedMs / 60_000,
  }
}

const tenthsOfMinutes = (ms: number) => Math.floor(ms / 6_000) / 10
