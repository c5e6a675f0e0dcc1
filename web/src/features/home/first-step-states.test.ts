import { expect, test } from 'vitest'
import type { FamilyHome } from '../../api/family/family-queries.ts'
import { firstStepStates, type FirstStep } from './first-step-states.ts'

type Counts = { [Resource in 'children' | 'devices' | 'wifiNetworks' | 'cards']?: number }

function states({ children = 0, devices = 0, wifiNetworks = 0, cards = 0 }: Counts, ...skipped: FirstStep[]) {
  const some = (length: number) => Array.from({ length })
  const home = {
    children: some(children),
    devices: some(devices),
    wifiNetworks: some(wifiNetworks),
    cards: some(cards),
  }
  return firstStepStates(home as unknown as FamilyHome, skipped).map(({ state }) => state)
}

test('a new family starts with adding a child', () => {
  expect(states({})).toEqual(['next', 'later', 'later', 'later'])
})

test('an existing resource completes its step even if it was skipped, and the next open step follows', () => {
  expect(states({ children: 1, wifiNetworks: 2 }, 'wifi')).toEqual(['done', 'next', 'done', 'later'])
  expect(states({ children: 1 }, 'device', 'wifi')).toEqual(['done', 'skipped', 'skipped', 'next'])
})

test('there are no steps once all are done or skipped', () => {
  expect(states({ children: 1, devices: 1, cards: 1 }, 'wifi')).toEqual([])
  expect(states({}, 'child', 'device', 'wifi', 'card')).toEqual([])
})
