import { expect, test } from 'vitest'
import { meanOf, plus, slopeOf, times } from './estimate.ts'

test('the error of a mean is its 95 % confidence interval', () => {
  // Standard deviation 1, so 3.18 / √4 with three degrees of freedom.
  const { value, error } = meanOf([9, 9, 11, 11].map((each) => 10 + (each - 10) * Math.sqrt(3 / 4)))
  expect(value).toBeCloseTo(10)
  expect(error).toBeCloseTo(1.59)
})

test('points on a line have its slope, without an error', () => {
  const { value, error } = slopeOf([1, 2, 3].map((x) => ({ x, y: 5 + 2 * x })))
  expect(value).toBeCloseTo(2)
  expect(error).toBeCloseTo(0)
})

test('points beside a line have an error', () => {
  expect(slopeOf([0, 5, 5, 10].map((x, index) => ({ x, y: index % 2 }))).error).toBeGreaterThan(0)
})

test('errors grow with a factor, and add up as independent ones do', () => {
  expect(plus(times({ value: 1, error: 0.3 }, 10), { value: 2, error: 4 })).toEqual({ value: 12, error: 5 })
})
