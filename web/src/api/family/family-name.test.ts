import { describe, expect, test } from 'vitest'
import { familyWording } from './family-name.ts'

describe('how pages name the family', () => {
  test.each([
    ['one’s own family', null, 'your devices', 'Your devices'],
    ['another family', 'Ada Miller', 'Ada Miller’s devices', 'Ada Miller’s devices'],
    ['a name that ends in s', 'The Millers', 'The Millers’ devices', 'The Millers’ devices'],
    ['an account without a name', 'ada@example.org', 'ada@example.org’s devices', 'ada@example.org’s devices'],
    ['a family that is still loading', undefined, 'this family’s devices', 'This family’s devices'],
  ])('the pages of %s say whose they are', (_, name, within, beginning) => {
    const { your, yourTitle } = familyWording(name)
    expect([your('devices'), yourTitle('devices')]).toEqual([within, beginning])
  })
})
