import { describe, expect, test } from 'vitest'
import { everyDay } from '@pipit/test-kit/screen-time'
import { allowanceAt, grantAt, type ScreenTimeFacts } from './allowance.ts'

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
