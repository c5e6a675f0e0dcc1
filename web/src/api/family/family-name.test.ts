import { describe, expect, test } from 'vitest'
import { familyWording } from './family-name.ts'

describe('how pages name the family', () => {
  test.each([
    ['one’s own family', null, 'Your family keeps your plan.', 'you'],
    ['another family', 'Ada Miller', 'Ada Miller’s family keeps Ada Miller’s plan.', 'Ada Miller'],
    ['a name that ends in s', 'The Millers', 'The Millers’ family keeps The Millers’ plan.', 'The Millers'],
    ['an address', 'ada@example.org', 'ada@example.org’s family keeps ada@example.org’s plan.', 'ada@example.org'],
    ['a name with signs', '$& $1', '$& $1’s family keeps $& $1’s plan.', '$& $1'],
    ['a family that is loading', undefined, 'This family’s family keeps this family’s plan.', 'this family'],
  ])('the pages of %s say whose they are', (_, name, text, you) => {
    const wording = familyWording(name)
    expect(wording.named('Your family keeps your plan.')).toBe(text)
    expect(`${wording.yourTitle('family')} keeps ${wording.your('plan')}.`).toBe(text)
    expect(wording.you).toBe(you)
  })

  test('a child, a device or a wifi of another family needs no name, since the page has one', () => {
    const text = 'Your child’s device uses your wifi, and your children show your first card.'
    expect(familyWording(null).named(text)).toBe(text)
    expect(familyWording('ada@example.org').named(text)).toBe(
      'The child’s device uses the wifi, and the children show the first card.',
    )
  })

  test('only the whole word is replaced', () => {
    expect(familyWording('Ada').named('It is yours, yourself.')).toBe('It is yours, yourself.')
  })
})
