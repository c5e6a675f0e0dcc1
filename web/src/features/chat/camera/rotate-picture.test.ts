import { expect, test } from 'vitest'
import { fitPicture } from './rotate-picture.ts'

test('the picture of the requested camera fills the picture that is sent', () => {
  expect(fitPicture({ width: 4096, height: 2160 }, 0)).toEqual({ width: 2048, height: 1080 })
  expect(fitPicture({ width: 4096, height: 2160 }, 180)).toEqual({ width: 2048, height: 1080 })
})

test('a picture with another shape fits completely', () => {
  expect(fitPicture({ width: 640, height: 480 }, 0)).toEqual({ width: 1440, height: 1080 })
})

test('a picture that is rotated by 90° fits its width into the height', () => {
  const { width, height } = fitPicture({ width: 4096, height: 2160 }, 90)
  expect(width).toBeCloseTo(1080)
  expect(height).toBeCloseTo(569.53)
})
