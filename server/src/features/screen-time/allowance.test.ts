import { weekdays, type ScreenTimeSettings } from '@pipit/contract/screen-time'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { everyDay } from '../../testing/screen-time.ts'
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

describe('how long a child may talk', () => {
  const facts: ScreenTimeFacts = {
    timeZone: 'Europe/Vienna',
    settings: everyDay({}),
    conversations: [],
    grants: [],
    isPaused: false,
    planMinutes: null,
  }
  const at = (local: string, timeZone = facts.timeZone) =>
    Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds
  const allowance = (local: string, changes: Partial<ScreenTimeFacts>) => {
    const { endsAt, resumesAt, usedMs, ...rest } = allowanceAt(at(local), { ...facts, ...changes })
    const shown = (moment: number | null) =>
      moment === null
        ? null
        : Temporal.Instant.fromEpochMilliseconds(moment)
            .toZonedDateTimeISO(changes.timeZone ?? facts.timeZone)
            .toPlainDateTime()
            .toString({ smallestUnit: 'minute' })
    return { ...rest, usedMinutes: usedMs / 60_000, endsAt: shown(endsAt), resumesAt: shown(resumesAt) }
  }
  const bedtime = { settings: everyDay({ quietHours: [{ from: '20:00', to: '07:00' }] }) }

  test('a conversation from ten to midnight until ten past counts ten minutes on each day', () => {
    const changes = {
      settings: everyDay({ minutes: 30 }),
      conversations: [{ from: at('2026-11-16T23:50'), to: at('2026-11-17T00:10') }],
    }
    expect(allowance('2026-11-16T23:59', changes)).toMatchObject({ usedMinutes: 10 })
    expect(allowance('2026-11-17T00:10', changes)).toMatchObject({ usedMinutes: 10, endsAt: '2026-11-17T00:30' })
  })

  test('two devices at the same time count once', () => {
    const conversations = [
      { from: at('2026-11-16T15:00'), to: at('2026-11-16T15:20') },
      { from: at('2026-11-16T15:10'), to: at('2026-11-16T15:25') },
      { from: at('2026-11-16T15:12'), to: at('2026-11-16T15:14') },
    ]
    expect(allowance('2026-11-16T16:00', { settings: everyDay({ minutes: 30 }), conversations })).toMatchObject({
      usedMinutes: 25,
      endsAt: '2026-11-16T16:05',
      limitedBy: 'minutes',
    })
  })

  test('the strictest of minutes, quiet hours and plan applies, and is named', () => {
    const settings = everyDay({ minutes: 60, quietHours: [{ from: '20:00', to: '07:00' }] })
    expect(allowance('2026-11-16T18:00', { settings })).toMatchObject({
      endsAt: '2026-11-16T19:00',
      limitedBy: 'minutes',
    })
    expect(allowance('2026-11-16T19:30', { settings })).toMatchObject({
      endsAt: '2026-11-16T20:00',
      limitedBy: 'quiet-hours',
    })
    expect(allowance('2026-11-16T18:00', { settings, planMinutes: 20 })).toMatchObject({
      endsAt: '2026-11-16T18:20',
      limitedBy: 'plan',
    })
    expect(allowance('2026-11-16T18:00', { settings, isPaused: true })).toMatchObject({
      state: 'paused',
      resumesAt: null,
    })
    expect(allowance('2026-11-16T23:00', { settings })).toMatchObject({
      state: 'quiet-hours',
      resumesAt: '2026-11-17T07:00',
    })
  })

  test('a grant lets a child talk 15 minutes longer: in quiet hours, before them, and when the minutes are used', () => {
    const granted = (local: string, changes: Partial<ScreenTimeFacts>) => {
      const before = { ...facts, ...changes }
      return allowance(local, { ...changes, grants: [grantAt(at(local), before, 15)] })
    }
    expect(granted('2026-11-16T20:05', bedtime)).toMatchObject({ state: 'allowed', endsAt: '2026-11-16T20:20' })
    expect(granted('2026-11-16T19:50', bedtime)).toMatchObject({ endsAt: '2026-11-16T20:15' })
    const conversations = [{ from: at('2026-11-16T15:00'), to: at('2026-11-16T15:30') }]
    const used = { settings: { ...bedtime.settings, minutes: everyDay({ minutes: 30 }).minutes }, conversations }
    expect(granted('2026-11-16T16:00', used)).toMatchObject({ endsAt: '2026-11-16T16:15', grantedMinutes: 15 })
    const grants = [grantAt(at('2026-11-16T16:00'), { ...facts, ...used }, 15)]
    expect(allowance('2026-11-16T19:55', { ...used, grants })).toMatchObject({ endsAt: '2026-11-16T20:00' })
    expect(granted('2026-11-16T16:00', { ...used, planMinutes: 30 })).toMatchObject({
      state: 'time-used',
      limitedBy: 'plan',
    })
  })

  test('quiet hours end where clocks skip midnight, and begin where they skip two o’clock', () => {
    const settings = everyDay({ quietHours: [{ from: '20:00', to: '24:00' }] })
    expect(allowance('2026-04-23T21:00', { settings, timeZone: 'Africa/Cairo' })).toMatchObject({
      resumesAt: '2026-04-24T01:00',
    })
    const atTwo = everyDay({ quietHours: [{ from: '02:00', to: '06:00' }] })
    expect(allowance('2026-03-29T01:00', { settings: atTwo })).toMatchObject({ endsAt: '2026-03-29T03:00' })
  })

  test('quiet hours at 02:30 hold on days when 02:30 does not exist or exists twice', () => {
    const settings = everyDay({ quietHours: [{ from: '02:30', to: '06:00' }] })
    expect(allowance('2026-03-29T01:00', { settings })).toMatchObject({ endsAt: '2026-03-29T03:00' })
    expect(allowance('2026-10-25T01:00', { settings })).toMatchObject({ endsAt: '2026-10-25T02:30' })
    const secondTwoOClock = at('2026-10-25T02:00') + 3_600_000
    expect(allowanceAt(secondTwoOClock, { ...facts, settings }).state).toBe('quiet-hours')
  })

  test('where clocks went back over midnight, the new day and its quiet hours had begun all the same', () => {
    const timeZone = 'America/St_Johns'
    const settings = everyDay({ minutes: 60, quietHours: [{ from: '00:00', to: '07:00' }] })
    const halfPastElevenAgain = at('2010-11-07T00:00', timeZone) + 30 * 60_000
    expect(allowanceAt(halfPastElevenAgain, { ...facts, timeZone, settings }).state).toBe('quiet-hours')
    const conversations = [{ from: halfPastElevenAgain - 20 * 60_000, to: halfPastElevenAgain }]
    const { usedMs } = allowanceAt(halfPastElevenAgain, { ...facts, timeZone, settings, conversations })
    expect(usedMs / 60_000).toBe(20)
  })

  test('a family that moves to another time zone has the day of the new one', () => {
    const conversations = [{ from: at('2026-11-16T08:00'), to: at('2026-11-16T08:30') }]
    const changes = { settings: everyDay({ minutes: 30 }), conversations }
    expect(allowance('2026-11-16T20:00', changes)).toMatchObject({ state: 'time-used', resumesAt: '2026-11-17T00:00' })
    // In Los Angeles the conversation was yesterday evening, and it is noon.
    const elsewhere = { ...facts, ...changes, timeZone: 'America/Los_Angeles' }
    expect(allowanceAt(at('2026-11-16T20:00'), elsewhere)).toMatchObject({ state: 'allowed', usedMs: 0 })
  })

  test('quiet hours on every day of the week end when a grown-up ends them', () => {
    const settings = everyDay({ quietHours: [{ from: '00:00', to: '24:00' }] })
    expect(allowance('2026-11-16T20:00', { settings })).toMatchObject({ state: 'quiet-hours', resumesAt: null })
  })
})
