import { expect, test } from 'vitest'
import { countryCodes, helpIn, isCountryCode } from './helplines.ts'

const europeanUnion = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

test('all countries of the European Union and the English-speaking ones have helplines', () => {
  expect(europeanUnion).toHaveLength(27)
  const missing = [...europeanUnion, 'GB', 'US', 'CA', 'AU', 'NZ', 'CH', 'NO', 'IS'].filter(
    (code) => !isCountryCode(code),
  )
  expect(missing).toEqual([])
  for (const code of ['constructor', 'XX', '', null]) expect(isCountryCode(code)).toBe(false)
})

test('each country has the name that the browser gives it, and numbers that can be dialled', () => {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  for (const code of countryCodes) {
    const { country, emergencyNumber, childHelplines } = helpIn(code)
    expect(country).toBe(names.of(code))
    for (const number of [emergencyNumber, ...childHelplines.map((each) => each.number)])
      expect(number).toMatch(/^\d+( \d+)*$/)
  }
})

test('the European emergency number is 112 in the whole European Union', () => {
  const numbers = europeanUnion.filter(isCountryCode).map((code) => helpIn(code).emergencyNumber)
  expect(numbers).toEqual(Array(27).fill('112'))
})
