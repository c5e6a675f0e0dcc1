import { weekdays, type ScreenTimeSettings } from '@pipit/contract/screen-time'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowanceAt, grantAt, type ScreenTimeFacts } from './allowance.ts'
import { createQuietCalendar } from './quiet-hours.ts'
import { quietSlots, shownDays, slotMs, wallClock, weekdayOf } from './testing/wall-clock.ts'

/** Zones, and a day shortly before their clocks change or their rules are odd. */
const places = [
  ['Europe/Vienna', '2026-10-24'],
  ['Europe/Vienna', '2026-03-28'],
  ['America/New_York', '2026-10-31'],
  ['Australia/Lord_Howe', '2026-04-04'],
  ['Australia/Lord_Howe', '2026-10-03'],
  ['Asia/Kathmandu', '2026-06-01'],
  // A whole day is skipped.
  ['Pacific/Apia', '2011-12-29'],
  // Ramadan.
  ['Africa/Casablanca', '2026-02-14'],
  // The day begins at one o'clock.
  ['Africa/Cairo', '2026-04-23'],
  ['America/Nuuk', '2026-10-24'],
] as const

const anyTime = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15]
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
})
/** More often those at which clocks change. */
const clockTimes = fc.oneof(anyTime, fc.constantFrom('00:00', '01:00', '02:00', '02:30', '03:00'))
const minutes = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 1, max: 24 }).map((count) => count * 5),
)
const quietHours = fc
  .record({
    days: fc.subarray([...weekdays], { minLength: 1 }),
    from: clockTimes,
    to: fc.oneof({ weight: 4, arbitrary: clockTimes }, { weight: 1, arbitrary: fc.constant('24:00') }),
  })
  .filter(({ from, to }) => from !== to)
const anySettings: fc.Arbitrary<ScreenTimeSettings> = fc.record({
  minutes: fc
    .tuple(...weekdays.map(() => minutes))
    .map((values) => Object.fromEntries(weekdays.map((day, at) => [day, values[at]])) as ScreenTimeSettings['minutes']),
  quietHours: fc.array(quietHours, { maxLength: 4 }),
})
const actions = fc.array(
  fc.record({
    /** Of 5 minutes since the last action. */
    after: fc.integer({ min: 0, max: 40 }),
    type: fc.constantFrom('begin', 'begin', 'begin', 'stop', 'grant', 'pause', 'resume', 'move'),
    device: fc.integer({ min: 0, max: 2 }),
    minutes: fc.constantFrom(5, 15, 30),
  }),
  { minLength: 4, maxLength: 24 },
)
type Action = typeof actions extends fc.Arbitrary<(infer Each)[]> ? Each : never

interface Situation {
  place: (typeof places)[number]
  settings: ScreenTimeSettings
  planMinutes: number | null
  actions: Action[]
}

/** The home of the family changes to here when it moves. */
const otherZone = 'America/Los_Angeles'
const firstSlot = 2 * 288
const startOf = ([, date]: Situation['place']) => Date.parse(`${date}T00:00Z`) - firstSlot * slotMs

/** When actions happen, until the last one and a day after it. */
function timeline({ actions: all }: Situation) {
  let slot = firstSlot
  const timed = all.map((action) => ({ ...action, slot: (slot += action.after) }))
  return { timed, end: Math.min(slot + 288, (shownDays - 9) * 288) }
}

/** When the child talks, as the product decides it: it talks while it wants to and may, and asks again when told. */
function talkByAllowance(situation: Situation): number[] {
  const { place, settings: own, planMinutes } = situation
  const { timed, end } = timeline(situation)
  const start = startOf(place)
  const facts: ScreenTimeFacts = {
    timeZone: place[0],
    settings: own,
    conversations: [],
    grants: [],
    isPaused: false,
    planMinutes,
  }
  const devices = new Set<number>()
  let now = start + firstSlot * slotMs
  for (const { slot, type, device, minutes: granted } of [
    ...timed,
    { slot: end, type: 'end', device: 0, minutes: 0 },
  ]) {
    passTime(start + Math.min(slot, end) * slotMs)
    if (type === 'begin') devices.add(device)
    if (type === 'stop') devices.delete(device)
    if (type === 'grant') facts.grants.push(grantAt(now, facts, granted))
    if (type === 'pause' || type === 'resume') facts.isPaused = type === 'pause'
    if (type === 'move') facts.timeZone = facts.timeZone === otherZone ? place[0] : otherZone
  }
  const { conversations } = facts
  return slotsWhere(end, (slot) => {
    const moment = start + slot * slotMs
    return conversations.some(({ from, to }) => from <= moment && moment < to)
  })

  function passTime(until: number) {
    while (now < until) {
      const { state, endsAt, resumesAt } = allowanceAt(now, facts)
      const next = Math.min(until, (state === 'allowed' ? endsAt : resumesAt) ?? Infinity)
      expect(next).toBeGreaterThan(now)
      if (state === 'allowed' && devices.size > 0) {
        for (const _ of devices) facts.conversations.push({ from: now, to: next })
      }
      now = next
    }
  }
}

/** The same, counted five minutes by five minutes. */
function talkByCounting(situation: Situation): number[] {
  const { place, settings: own, planMinutes } = situation
  const { timed, end } = timeline(situation)
  const start = startOf(place)
  const talked = new Set<number>()
  const grants: { slot: number; minutes: number }[] = []
  const devices = new Set<number>()
  let [zone, isPaused, liftedUntil]: [string, boolean, number] = [place[0], false, 0]

  for (let slot = firstSlot; slot < end; slot++) {
    for (const action of timed.filter((each) => each.slot === slot)) {
      if (action.type === 'begin') devices.add(action.device)
      if (action.type === 'stop') devices.delete(action.device)
      if (action.type === 'grant') {
        liftedUntil = Math.max(liftedUntil, endIfTalking(slot) + action.minutes / 5)
        grants.push({ slot, minutes: action.minutes })
      }
      if (action.type === 'pause' || action.type === 'resume') isPaused = action.type === 'pause'
      if (action.type === 'move') zone = zone === otherZone ? place[0] : otherZone
    }
    if (devices.size > 0 && mayTalk(slot, talked)) talked.add(slot)
  }
  return [...talked]

  function mayTalk(slot: number, used: Set<number>) {
    const clock = wallClock(zone, start)
    if (isPaused || (slot >= liftedUntil && quietIn(zone)[slot])) return false
    const today = clock.day[slot] ?? 0
    const isToday = (each: number) => clock.day[each] === today
    const ownMinutes = own.minutes[weekdayOf(today)]
    const granted = grants.filter((grant) => isToday(grant.slot)).reduce((sum, grant) => sum + grant.minutes, 0)
    const allowed = Math.min(ownMinutes === null ? Infinity : ownMinutes + granted, planMinutes ?? Infinity)
    return [...used].filter(isToday).length * 5 < allowed
  }

  /** Nothing ends it within a week: then a grant counts from now. */
  function endIfTalking(slot: number): number {
    if (isPaused) return slot
    const used = new Set(talked)
    for (let each = slot; each < shownDays * 288; each++) {
      if (!mayTalk(each, used)) return each
      used.add(each)
    }
    return slot
  }

  function quietIn(timeZone: string) {
    const key = `${timeZone} ${start}`
    const found = quiet.get(key) ?? quietSlots(wallClock(timeZone, start), own.quietHours)
    quiet.set(key, found)
    return found
  }
}

const quiet = new Map<string, boolean[]>()
const slotsWhere = (end: number, condition: (slot: number) => boolean) =>
  Array.from({ length: end }, (_, slot) => slot).filter(condition)

test('any quiet hours, any zone, any sequence of conversations, grants and pauses: never a minute over, never one lost', () => {
  fc.assert(
    fc.property(
      fc.record({ place: fc.constantFrom(...places), settings: anySettings, planMinutes: minutes, actions }),
      (situation) => {
        quiet.clear()
        expect(talkByAllowance(situation)).toEqual(talkByCounting(situation))
      },
    ),
    { numRuns: 150 },
  )
})

test('any quiet hours hold as clocks on the wall show them, in the hours in which clocks change', () => {
  const placesOfChanges = places.filter((place) => changesOfClocks(place).length > 0)
  fc.assert(
    fc.property(
      fc.constantFrom(...placesOfChanges),
      fc.array(quietHours, { minLength: 1, maxLength: 3 }),
      (place, ranges) => {
        const start = startOf(place)
        const calendar = createQuietCalendar(place[0], ranges)
        const expected = quietSlots(wallClock(place[0], start), ranges)
        for (const change of changesOfClocks(place)) {
          const slots = Array.from({ length: 48 }, (_, index) => change - 24 + index)
          const isQuiet = slots.map((slot) => calendar.isQuiet(start + slot * slotMs))
          expect(isQuiet).toEqual(slots.map((slot) => expected[slot]))
        }
      },
    ),
    { numRuns: 150 },
  )
})

/** The first slots after clocks were changed, in the days that both can see. */
function changesOfClocks(place: Situation['place']) {
  const { local } = wallClock(place[0], startOf(place))
  return slotsWhere((shownDays - 9) * 288, (slot) => slot > 24 && (local[slot] ?? 0) - (local[slot - 1] ?? 0) !== 5)
}
