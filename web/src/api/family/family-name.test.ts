import { describe, expect, test } from 'vitest'
import { familyWording } from './family-name.ts'

describe('how pages name the family', () => {
  test.each([
    ['one’s own family', null, 'Your child keeps your devices.', 'you'],
    ['another family', 'Ada Miller', 'Ada Miller’s child keeps Ada Miller’s devices.', 'Ada Miller'],
    ['a name that ends in s', 'The Millers', 'The Millers’ child keeps The Millers’ devices.', 'The Millers'],
    ['an address', 'ada@example.org', 'ada@example.org’s child keeps ada@example.org’s devices.', 'ada@example.org'],
    ['a name with signs', '$& $1', '$& $1’s child keeps $& $1’s devices.', '$& $1'],
    ['a family that is loading', undefined, 'This family’s child keeps this family’s devices.', 'this family'],
  ])('the pages of %s say whose they are', (_, name, text, you) => {
    const wording = familyWording(name)
    expect(wording.named('Your child keeps your devices.')).toBe(text)
    expect(`${wording.yourTitle('child')} keeps ${wording.your('devices')}.`).toBe(text)
    expect(wording.you).toBe(you)
  })

  test('only the whole word is replaced', () => {
    expect(familyWording('Ada').named('It is yours, yourself.')).toBe('It is yours, yourself.')
  })
})
