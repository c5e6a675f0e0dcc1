import { expect, test } from 'vitest'
import { layOutBars } from './lay-out-bars.ts'

const options = { width: 100, height: 50, padding: 0.2, minBarHeight: 4, emptyBarHeight: 1 }
const layOut = (values: number[], more: { max?: number } = {}) =>
  layOutBars({ ...options, ...more, keys: values.map((_, index) => `day ${index}`), values })

test('the bars share the width, with half a gap at both ends', () => {
  const [first, second] = layOut([1, 2])
  expect(first).toMatchObject({ x: 5, width: 40, center: 25 })
  expect(second).toMatchObject({ x: 55, width: 40, center: 75 })
})

test('the largest value fills the height, and the others are proportional to it', () => {
  expect(layOut([20, 5, 10]).map(({ height }) => height)).toEqual([50, 12.5, 25])
})

test('a small value stays visible, and zero is drawn as a thin line', () => {
  expect(layOut([1000, 1, 0]).map(({ height }) => height)).toEqual([50, 4, 1])
  expect(layOut([0, 0]).map(({ height }) => height)).toEqual([1, 1])
})

test('charts with a common maximum are drawn on the same scale', () => {
  expect(layOut([10], { max: 40 })[0]?.height).toBe(12.5)
})
