import { expect, test } from 'vitest'
import { findCountry } from './chosen-country.ts'

test('the country comes from the address, otherwise from the first language that names a known one', () => {
  const none = new URLSearchParams()
  expect(findCountry(new URLSearchParams('country=FR'), ['de-AT'])).toBe('FR')
  expect(findCountry(new URLSearchParams('country=XX'), ['en', 'de-AT', 'en-US'])).toBe('AT')
  expect(findCountry(none, ['pt-BR', 'pt-PT'])).toBe('PT')
  expect(findCountry(none, ['en', 'not a language'])).toBeNull()
})
