import { expect, test } from 'vitest'
import { parseNumber } from './parse-number.ts'

test.each([
  ['10', 10],
  [' 10,000 ', 10_000],
  ['10,001', 10_001],
  ['-1', -1],
  ['2.5', 2.5],
  ['2,5', 2.5],
])('%j is parsed as %d', (typed, number) => {
  expect(parseNumber(typed)).toBe(number)
})

test.each(['', 'ten', '1e3', '0x10', '1 000', '1,00,0'])('%j is not a number', (typed) => {
  expect(parseNumber(typed)).toBeNaN()
})
