import { expect, test } from 'vitest'
import type { FamilyHome } from '../../family/account/api/get-family-home.ts'
import { firstStepStates, type FirstStep } from './first-step-states.ts'

type Device = { protocol?: 'xiaozhi'; online: boolean; lastSeenAt: string | null }

interface Family {
  children?: number
  devices?: Device[]
  wifiNetworks?: number
  cards?: number
  firstConversationOn?: string | null
}

const [neverOnline, online, seen]: [Device, Device, Device] = [
  { online: false, lastSeenAt: null },
  { online: true, lastSeenAt: null },
  { online: false, lastSeenAt: '2026-11-16T17:00:00.000Z' },
]

function states(
  { children = 0, devices = [], wifiNetworks = 0, cards = 0, firstConversationOn = null }: Family,
  ...skipped: FirstStep[]
) {
  const some = (length: number) => Array.from({ length })
  const family = {
    children: some(children),
    devices,
    wifiNetworks: some(wifiNetworks),
    cards: some(cards),
    firstConversationOn,
  }
  return firstStepStates(family as unknown as FamilyHome, skipped).map(({ state }) => state)
}

test('a new family starts with adding a child', () => {
  expect(states({})).toEqual(['next', 'later', 'later', 'later', 'later', 'later'])
})

test('what exists completes its step even if it was skipped, and the next open step follows', () => {
  expect(states({ children: 1, wifiNetworks: 2 }, 'wifi').slice(0, 4)).toEqual(['done', 'next', 'done', 'later'])
  expect(states({ children: 1 }, 'device', 'wifi').slice(0, 4)).toEqual(['done', 'skipped', 'skipped', 'next'])
})

test('a network alone brings no device online: it has been online, or it has not', () => {
  const family = { children: 1, wifiNetworks: 1 }
  expect(states({ ...family, devices: [neverOnline] })).toEqual(['done', 'done', 'done', 'next', 'later', 'later'])
  for (const device of [online, seen])
    expect(states({ ...family, devices: [neverOnline, device] })).toEqual([
      'done',
      'done',
      'done',
      'done',
      'next',
      'later',
    ])
})

test('a board needs no wifi from the pages: it has reached Pipit already', () => {
  const board: Device = { ...neverOnline, protocol: 'xiaozhi' }
  expect(states({ children: 1, devices: [board] })).toEqual(['done', 'done', 'skipped', 'done', 'next', 'later'])
})

test('only the first conversation completes the last step, and with it all of them', () => {
  const family = { children: 1, devices: [seen], wifiNetworks: 1, cards: 1 }
  expect(states(family).at(-1)).toBe('next')
  expect(states({ ...family, firstConversationOn: '2026-11-16' })).toEqual([])
  expect(states({ firstConversationOn: '2026-11-16' })).toEqual([])
})

test('there are no steps once all are done or skipped', () => {
  expect(states({ children: 1, devices: [seen], cards: 1 }, 'wifi', 'hello')).toEqual([])
  expect(states({}, 'child', 'device', 'wifi', 'online', 'card', 'hello')).toEqual([])
})
