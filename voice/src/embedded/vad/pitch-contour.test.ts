import { expect, test } from 'vitest'
import { pitchContourOf } from './pitch-contour.ts'

/** The buzz has overtones, as a voice has them. */
function voice(fromHertz: number, toHertz: number, noise = 0) {
  let phase = 0
  return Int16Array.from({ length: 6_400 }, (_, at) => {
    phase += (2 * Math.PI * (fromHertz + ((toHertz - fromHertz) * at) / 6_400)) / 16_000
    const tone = Math.sin(phase) + 0.6 * Math.sin(2 * phase) + 0.4 * Math.sin(3 * phase)
    return 4_000 * tone + noise * Math.sin(at * at)
  })
}

test('a voice falls, stays or rises, whether it is a small child’s or a grown-up’s', () => {
  for (const hertz of [110, 220, 320, 420]) {
    expect(pitchContourOf(voice(hertz, hertz * 0.8))).toBe('falling')
    expect(pitchContourOf(voice(hertz, hertz * 1.01))).toBe('level')
    expect(pitchContourOf(voice(hertz, hertz * 1.25))).toBe('rising')
  }
})

test('noise does not hide the contour', () => {
  expect(pitchContourOf(voice(300, 240, 2_000))).toBe('falling')
  expect(pitchContourOf(voice(300, 375, 2_000))).toBe('rising')
})

test('silence, noise and too little speech have no contour', () => {
  expect(pitchContourOf(new Int16Array(6_400))).toBeNull()
  expect(pitchContourOf(Int16Array.from({ length: 6_400 }, (_, at) => 5_000 * Math.sin(at * at)))).toBeNull()
  expect(pitchContourOf(voice(300, 240).subarray(0, 1_000))).toBeNull()
})
