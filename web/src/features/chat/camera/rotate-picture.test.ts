import { expect, test } from 'vitest'
import { fitPicture } from './rotate-picture.ts'

test('a picture of the camera that was asked for fills the one that is sent', () => {
  expect(fitPicture({ width: 4096, height: 2160 }, 0)).toEqual({ width: 2048, height: 1080 })
  expect(fitPicture({ width: 4096, height: 2160 }, 180)).toEqual({ width: 2048, height: 1080 })
})

test('another shape fits in as a whole', () => {
  expect(fitPicture({ width: 640, height: 480 }, 0)).toEqual({ width: 1440, height: 1080 })
})

test('turned by a quarter, it is its width that must fit the height', () => {
  const { width, height } = fitPicture({ width: 4096, height: 2160 }, 90)
  expect(width).toBeCloseTo(1080)
  expect(height).toBeCloseTo(569.53)
})
