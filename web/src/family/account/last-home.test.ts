import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { FamilyHome } from './api/get-family-home.ts'
import { readLastHome, saveLastHome } from './last-home.ts'

const dayMs = 24 * 60 * 60 * 1000
const seenAt = Date.parse('2026-11-18T09:00:00Z')

/** With something secret wherever a family has secrets. */
const home = {
  account: { id: 'family', timeZone: 'Europe/Berlin', email: 'secret@example.com', phone: 'secret', photo: 'secret' },
  children: [
    {
      id: 'mia',
      name: 'Mia',
      birthDate: '2018-03-01',
      allowance: { state: 'allowed', usedMinutes: 12 },
      conversationsToday: 2,
      interests: ['secret'],
      unreadFlags: 3,
      latestDay: { mood: 'low', topics: ['secret'], bestMoment: { text: 'secret' } },
    },
  ],
  flags: [{ id: 'secret' }],
  devices: [{ id: 'kitchen', name: 'Kitchen', battery: 40, childId: 'mia', firmware: 'secret', online: true }],
  cards: [{ id: 'dragon', name: 'Dragon', childId: 'mia', activity: 'story' }],
  wifiNetworks: [{ id: 'wifi', ssid: 'secret' }],
} as unknown as FamilyHome

let storage: Map<string, string>

beforeEach(() => {
  storage = new Map()
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  }
  vi.stubGlobal('window', { localStorage })
})

describe('the home page that was seen last', () => {
  test('has names, minutes and batteries, and nothing that a child said or felt', () => {
    saveLastHome('parent', home, seenAt)
    const [text = ''] = storage.values()
    expect(text).not.toMatch(/secret|mood|flag/i)
    expect(readLastHome('parent', 'family', seenAt)).toEqual({
      personId: 'parent',
      accountId: 'family',
      seenAt,
      timeZone: 'Europe/Berlin',
      children: [
        {
          id: 'mia',
          name: 'Mia',
          birthDate: '2018-03-01',
          allowance: { state: 'allowed', usedMinutes: 12 },
          conversationsToday: 2,
        },
      ],
      devices: [{ id: 'kitchen', name: 'Kitchen', battery: 40, childId: 'mia' }],
      cards: [{ id: 'dragon', name: 'Dragon', childId: 'mia' }],
    })
  })

  test('is deleted after a week', () => {
    saveLastHome('parent', home, seenAt)
    expect(readLastHome('parent', 'family', seenAt + 7 * dayMs)).not.toBeNull()
    expect(readLastHome('parent', 'family', seenAt + 7 * dayMs + 1)).toBeNull()
    expect(storage.size).toBe(0)
  })

  test('is deleted when somebody else uses the browser', () => {
    saveLastHome('parent', home, seenAt)
    expect(readLastHome('another', 'family', seenAt)).toBeNull()
    expect(storage.size).toBe(0)
  })

  test('is not shown for another family', () => {
    saveLastHome('parent', home, seenAt)
    expect(readLastHome('parent', 'another', seenAt)).toBeNull()
    expect(readLastHome('parent', 'family', seenAt)).not.toBeNull()
  })
})
