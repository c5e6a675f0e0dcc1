import { isCountryCode, type CountryCode } from '@pipit/contract/helplines'
import { createStoredText } from '../../api/stored-text.ts'

const stored = createStoredText('localStorage', 'pipit-country')

/** The address of the page comes first, then the country that was chosen last, then the browser's languages. */
export function findCountry(search: URLSearchParams, languages: readonly string[]): CountryCode | null {
  const candidates = [search.get('country'), stored.read(), ...languages.map(regionOf)]
  return candidates.find(isCountryCode) ?? null
}

export const rememberCountry = (country: CountryCode) => stored.save(country)

/** "de-AT" → "AT". A language without a country says too little. */
function regionOf(language: string) {
  try {
    return new Intl.Locale(language).region ?? null
  } catch {
    return null
  }
}
