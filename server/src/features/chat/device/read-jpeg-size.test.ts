import { expect, test } from 'vitest'
import { readJpegSize } from './read-jpeg-size.ts'

/** A frame of one component. */
function frame(width: number, height: number) {
  const size = [height >> 8, height & 0xff, width >> 8, width & 0xff]
  return [0xff, 0xc0, 0, 11, 8, ...size, 1, 1, 0x11, 0]
}
const size = (...bytes: number[]) => readJpegSize(Uint8Array.from([0xff, 0xd8, ...bytes]))

test('the size of a JPEG is that of its frame', () => {
  expect(size(0xff, 0xfe, 0, 3, 1, ...frame(640, 480))).toEqual({ width: 640, height: 480 })
})

test.each([0x01, 0xd0, 0xd7, 0xd8])(
  'a marker without a length, %i, hides no larger frame that only a decoder would find',
  (marker) => {
    const hidden = frame(16_000, 16_000)
    const length = (hidden[0] ?? 0) * 256 + (hidden[1] ?? 0)
    const skipped = Array<number>(length - hidden.length).fill(0)
    expect(size(0xff, marker, ...hidden, ...skipped, ...frame(64, 64))).toBeNull()
  },
)
