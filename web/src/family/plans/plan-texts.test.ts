import type { Plan } from '@pipit/contract/plans/plans'
import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { includedInPlan, isLimitReached, usageText } from './plan-texts.ts'

beforeAll(() => i18n.activate('en'))

const nest: Plan = {
  id: 'free',
  name: 'Nest',
  description: '',
  devices: 1,
  children: 2,
  minutesPerDay: 30,
  weeklyReports: false,
}
const unlimited: Plan = { ...nest, devices: null, children: null, minutesPerDay: null, weeklyReports: true }

describe('what pages say about a plan', () => {
  test('a limit is shown with what the family uses of it', () => {
    expect(usageText(nest, 'children', 1)).toBe('1 of 2 children')
    expect(usageText(nest, 'devices', 1)).toBe('1 of 1 device')
    expect(usageText(nest, 'children', 3)).toBe('3 children, 2 in the plan')
    expect([1, 2, 3].map((used) => isLimitReached(nest, 'children', used))).toEqual([false, true, true])
  })

  test('the account page lists everything that the plan includes', () => {
    expect(includedInPlan(nest, { children: 2, devices: 0 })).toEqual([
      '2 of 2 children',
      '0 of 1 device',
      '30 minutes a day for each child',
      'No weekly reports',
    ])
    expect(includedInPlan({ ...unlimited, devices: 30 }, { children: 9, devices: 2 })).toEqual([
      'Any number of children',
      '2 of 30 devices',
      'As many minutes a day as you allow',
      'Weekly reports by mail',
    ])
  })

  test('nothing is shown where nothing is limited', () => {
    expect(usageText(unlimited, 'children', 50)).toBeNull()
    expect(isLimitReached(unlimited, 'devices', 50)).toBe(false)
    expect(includedInPlan(unlimited, { children: 1, devices: 1 })).toEqual([])
  })
})
