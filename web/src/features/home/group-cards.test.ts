import { describe, expect, test } from 'vitest'
import type { FamilyHome } from '../../family/account/api/get-family-home.ts'
import { groupCards, takeCards } from './group-cards.ts'

const card = (name: string, childId: string | null, activity = 'story') => ({ name, childId, activity })
const cards = [
  card('Globe', 'noah', 'quiz'),
  card('Heart', null),
  card('Owl', 'noah', 'good-night'),
  card('Dragon', 'mia'),
  card('Apple', 'mia'),
  card('Bat', 'noah', 'good-night'),
  card('Moved', 'gone'),
]
const home = { children: [{ id: 'mia' }, { id: 'ben' }, { id: 'noah' }], cards } as FamilyHome
const shown = (groups: ReturnType<typeof groupCards>) =>
  groups.map((group) => [group.child?.id, ...group.cards.map(({ name }) => name)])

describe('the cards of a family', () => {
  test('are grouped by child, with those of one activity beside each other, and those of nobody last', () => {
    expect(shown(groupCards(home))).toEqual([
      ['mia', 'Apple', 'Dragon'],
      ['noah', 'Bat', 'Owl', 'Globe'],
      [undefined, 'Heart', 'Moved'],
    ])
  })

  test('are folded without an empty group', () => {
    expect(shown(takeCards(groupCards(home), 3))).toEqual([
      ['mia', 'Apple', 'Dragon'],
      ['noah', 'Bat'],
    ])
    expect(shown(takeCards(groupCards(home), 2))).toEqual([['mia', 'Apple', 'Dragon']])
    expect(shown(takeCards(groupCards(home), 9))).toEqual(shown(groupCards(home)))
  })
})
