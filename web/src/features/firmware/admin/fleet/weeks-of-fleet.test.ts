import { expect, test } from 'vitest'
import { weeksOfFleet } from './weeks-of-fleet.ts'

const counted = (day: string, version: string | null, devices: number, hardwareModel = 'Pipit One') => ({
  day,
  hardwareModel,
  version,
  devices,
})

test('the last count of a week stands for it, and the version with most devices now comes first', () => {
  const days = [
    counted('2026-11-01', '1.0', 9),
    counted('2026-11-10', '1.0', 8),
    counted('2026-11-11', '1.0', 7),
    counted('2026-11-11', '2.0', 2),
    counted('2026-11-18', '1.0', 1),
    counted('2026-11-18', '2.0', 8),
    counted('2026-11-18', '3.0', 50, 'Pipit Two'),
  ]
  expect(weeksOfFleet(days, 'Pipit One')).toEqual({
    weeks: ['2026-11-01', '2026-11-11', '2026-11-18'],
    versions: [
      { version: '2.0', devices: [0, 2, 8] },
      { version: '1.0', devices: [9, 7, 1] },
    ],
  })
})

test('devices that reported no version are a row of their own', () => {
  expect(weeksOfFleet([counted('2026-11-18', null, 3)], 'Pipit One').versions).toEqual([
    { version: null, devices: [3] },
  ])
})

test('a model that was never counted has no weeks', () => {
  expect(weeksOfFleet([], 'Pipit One')).toEqual({ weeks: [], versions: [] })
})
