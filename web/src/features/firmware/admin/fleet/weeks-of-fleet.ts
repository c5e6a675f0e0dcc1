import type { Fleet } from '../../api/get-fleet.ts'

type Day = Fleet['days'][number]
type Version = Day['version']

export interface WeeksOfModel {
  /** The last counted day of each week, oldest first. */
  weeks: string[]
  /** Each has one figure for each week. The version with most devices now comes first. */
  versions: { version: Version; devices: number[] }[]
}

const daysPerWeek = 7
const msPerDay = 24 * 60 * 60 * 1000

/** How many devices of a model had each version, week by week. Devices are counted daily: the last count of a week stands for it. */
export function weeksOfFleet(days: Day[], hardwareModel: string): WeeksOfModel {
  const ofModel = days.filter((each) => each.hardwareModel === hardwareModel)
  const newest = ofModel
    .map(({ day }) => day)
    .toSorted()
    .at(-1)
  if (newest === undefined) return { weeks: [], versions: [] }
  const lastDays = new Map<number, string>()
  for (const { day } of ofModel) {
    const week = Math.floor((Date.parse(newest) - Date.parse(day)) / msPerDay / daysPerWeek)
    if (day > (lastDays.get(week) ?? '')) lastDays.set(week, day)
  }
  const weeks = [...lastDays.values()].toSorted()
  const counted = Map.groupBy(
    ofModel.filter(({ day }) => weeks.includes(day)),
    ({ version }) => version,
  )
  const versions = [...counted].map(([version, counts]) => ({
    version,
    devices: weeks.map((week) => counts.find(({ day }) => day === week)?.devices ?? 0),
  }))
  return { weeks, versions: versions.toSorted((one, other) => (other.devices.at(-1) ?? 0) - (one.devices.at(-1) ?? 0)) }
}
