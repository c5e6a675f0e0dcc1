import { expect, test } from 'vitest'
import { isNextStep } from './status-steps.ts'

const status = (battery: number | null, firmware = '1') => ({ battery, firmware })

test.each([
  ['the first report', null, status(80), true],
  ['the same report', status(80), status(80), false],
  ['a percent less', status(80), status(79), false],
  ['four percent less', status(80), status(76), false],
  ['five percent less', status(80), status(75), true],
  ['five percent more', status(75), status(80), true],
  ['low from the first percent on', status(16), status(15), true],
  ['low, and a percent less', status(15), status(14), false],
  ['no longer low', status(15), status(16), true],
  ['empty', status(3), status(0), true],
  ['full', status(98), status(100), true],
  ['a cable in place of a battery', status(80), status(null), true],
  ['a cable as before', status(null), status(null), false],
  ['new firmware', status(80), status(80, '2'), true],
])('pages are shown the next status by steps: %s', (_, shown, reported, expected) => {
  expect(isNextStep(shown, reported)).toBe(expected)
})
