import { describe, expect, test } from 'vitest'
import { resumptionTime } from '../lifecycle/resumption-time.ts'
import { textsIn } from './catalogues.ts'

/** This is a Wednesday evening. */
const now = '2026-11-18T19:40'
const moment = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime('Europe/Vienna').epochMilliseconds
const describeResumption = (language: string, back: string) =>
  textsIn(language).resumption(resumptionTime(moment(back), moment(now), 'Europe/Vienna'))

describe('when the coach is back', () => {
  test.each([
    ['2026-11-19T07:00', 'tomorrow morning at seven'],
    ['2026-11-19T07:30', 'tomorrow morning at half past seven'],
    ['2026-11-19T07:45', 'tomorrow morning at quarter to eight'],
    ['2026-11-19T12:00', 'tomorrow at noon'],
    ['2026-11-19T12:30', 'tomorrow afternoon at half past twelve'],
    ['2026-11-19T15:10', 'tomorrow afternoon at ten past three'],
    ['2026-11-18T20:17', 'this evening at twenty past eight'],
    ['2026-11-19T00:00', 'tomorrow'],
    ['2026-11-21T09:00', 'on Saturday morning at nine'],
    ['2026-11-21T00:00', 'on Saturday'],
    ['2026-11-30T09:00', 'soon'],
  ])('at %s, a child hears in English "%s"', (back, words) => {
    expect(describeResumption('en', back)).toBe(words)
  })

  test.each([
    ['2026-11-19T07:00', 'morgen früh um sieben'],
    ['2026-11-19T07:25', 'morgen früh um fünf vor halb acht'],
    ['2026-11-19T07:30', 'morgen früh um halb acht'],
    ['2026-11-19T07:45', 'morgen früh um Viertel vor acht'],
    ['2026-11-19T12:00', 'morgen Mittag'],
    ['2026-11-19T11:00', 'morgen Vormittag um elf'],
    ['2026-11-19T12:30', 'morgen Mittag um halb eins'],
    ['2026-11-18T20:17', 'heute Abend um zwanzig nach acht'],
    ['2026-11-19T00:00', 'morgen'],
    ['2026-11-21T09:00', 'am Samstagmorgen um neun'],
    ['2026-11-21T12:00', 'am Samstagmittag'],
    ['2026-11-30T09:00', 'bald'],
  ])('at %s, a child hears in German "%s"', (back, words) => {
    expect(describeResumption('de', back)).toBe(words)
  })

  test.each([
    ['2026-11-19T07:00', 'mañana por la mañana a las siete'],
    ['2026-11-19T13:00', 'mañana por la tarde a la una'],
    ['2026-11-19T07:45', 'mañana por la mañana a las ocho menos cuarto'],
    ['2026-11-19T12:00', 'mañana a mediodía'],
    ['2026-11-19T12:30', 'mañana a mediodía a las doce y media'],
    ['2026-11-18T20:17', 'hoy por la noche a las ocho y veinte'],
    ['2026-11-19T00:00', 'mañana'],
    ['2026-11-21T09:30', 'el sábado por la mañana a las nueve y media'],
    ['2026-11-30T09:00', 'pronto'],
  ])('at %s, a child hears in Spanish "%s"', (back, words) => {
    expect(describeResumption('es', back)).toBe(words)
  })

  test.each([
    ['2026-11-19T07:00', 'demain matin à sept heures'],
    ['2026-11-19T07:45', 'demain matin à huit heures moins le quart'],
    ['2026-11-19T11:45', 'demain matin à midi moins le quart'],
    ['2026-11-19T12:00', 'demain à midi'],
    ['2026-11-19T12:30', 'demain à midi et demi'],
    ['2026-11-19T13:30', 'demain après-midi à une heure et demie'],
    ['2026-11-18T20:17', 'ce soir à huit heures vingt'],
    ['2026-11-18T23:45', 'ce soir à minuit moins le quart'],
    ['2026-11-19T00:00', 'demain'],
    ['2026-11-21T15:00', 'samedi après-midi à trois heures'],
    ['2026-11-30T09:00', 'bientôt'],
  ])('at %s, a child hears in French "%s"', (back, words) => {
    expect(describeResumption('fr', back)).toBe(words)
  })

  test.each([
    ['en', 'soon', 'later today'],
    ['es', 'pronto', 'hoy más tarde'],
    ['de', 'bald', 'heute noch'],
    ['fr', 'bientôt', 'plus tard aujourd’hui'],
  ])('nobody knows when a pause ends (%s)', (language, soon, today) => {
    expect(textsIn(language).resumption(resumptionTime(null, 0, 'UTC'))).toBe(soon)
    expect(textsIn(language).resumption({ day: 'today', clock: null })).toBe(today)
  })
})
