import { expect, test } from 'vitest'
import { sharesOfHeight } from './share-of-height.ts'

test('the largest value fills the height, and the others are proportional to it', () => {
  expect(sharesOfHeight([20, 5, 10])).toEqual([1, 0.25, 0.5])
})

test('a small value stays visible, and zero has no height', () => {
  expect(sharesOfHeight([1000, 1, 0])).toEqual([1, 0.03, 0])
  expect(sharesOfHeight([0, 0])).toEqual([0, 0])
})

test('charts with a common maximum are drawn on the same scale', () => {
  expect(sharesOfHeight([10], 40)).toEqual([0.25])
})
