import { describe, expect, test } from 'vitest'
import { mergeChanges } from './merge-changes.ts'

describe('two changes of one resource', () => {
  const base = { version: 1, name: 'Mia', interests: ['trains'], voice: 'heart' }

  test('both stay if they are about different fields, with the newest version', () => {
    const mine = { ...base, name: 'Mia Rose' }
    const theirs = { ...base, version: 2, interests: ['trains', 'baking'] }
    expect(mergeChanges({ base, mine, theirs })).toEqual({
      merged: { ...base, version: 2, name: 'Mia Rose', interests: ['trains', 'baking'] },
      conflicts: [],
    })
  })

  test('a field that both changed keeps what was typed here and is reported, unless both made the same of it', () => {
    const mine = { ...base, name: 'Mia Rose', interests: ['owls'] }
    const theirs = { ...base, version: 2, name: 'Mia Rose', interests: ['baking'] }
    expect(mergeChanges({ base, mine, theirs })).toEqual({
      merged: { ...theirs, interests: ['owls'] },
      conflicts: ['interests'],
    })
  })

  test('a field that was emptied here is a change, an empty one that was not filled is none', () => {
    const start = { version: 1, name: 'Mia', birthDate: null as string | null | undefined }
    const mine = { version: 1, name: '', birthDate: undefined }
    const theirs = { version: 2, name: 'Mia', birthDate: '2020-05-01' }
    expect(mergeChanges({ base: start, mine, theirs })).toEqual({
      merged: { version: 2, name: '', birthDate: '2020-05-01' },
      conflicts: [],
    })
  })
})
