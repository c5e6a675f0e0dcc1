import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { describeChange } from './compare-periods.ts'

beforeAll(() => i18n.activate('en'))

test.each([
  ['12 more than in the week before (1,000).', 1012, 1000, true, 'week', true],
  ['1 fewer than in the same days of the month before (2).', 1.4, 2.2, true, 'month', false],
  ['The same as in the same days of the year before.', 3, 3.4, true, 'year', false],
  ['Nothing to compare with: nothing was said in the week before.', 3, 0, false, 'week', true],
] as const)('a figure is compared with the past: %s', (text, now, before, hasBefore, kind, isComplete) => {
  expect(describeChange(now, before, hasBefore, { kind, isComplete })).toBe(text)
})
