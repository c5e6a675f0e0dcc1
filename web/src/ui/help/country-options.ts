import { countryCodes, helpIn } from '@pipit/contract/helplines'

/** The countries whose helplines we know, in alphabetical order. */
export const countryOptions = countryCodes
  .map((id) => ({ id, name: helpIn(id).country }))
  .toSorted((one, other) => one.name.localeCompare(other.name))
