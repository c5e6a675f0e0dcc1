import { countryCodes } from '@pipit/contract/helplines'
import { compareTexts, nameOf } from '../../i18n/formats.ts'

/** The countries whose helplines we know, in alphabetical order. */
export function countryOptions() {
  return countryCodes
    .map((id) => ({ id, name: nameOf('region', id) }))
    .toSorted((one, other) => compareTexts(one.name, other.name))
}
