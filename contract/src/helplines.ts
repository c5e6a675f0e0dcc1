/**
 * Numbers for children and for emergencies, by country (ISO 3166-1). Without schemas, so that a page can load it. Only what
 * is certain is listed: a wrong number is worse than none. Last checked in November 2026.
 */

interface ChildHelpline {
  name: string
  /** The digits are in groups, as they are spoken. */
  number: string
  /** Some countries have one for each language. */
  language?: string
}

export interface CountryHelp {
  country: string
  emergencyNumber: string
  /** Empty where we are not sure of one. */
  childHelplines: ChildHelpline[]
}

/** One number reaches the national helpline for children in most of Europe. */
const european = '116 111'

const inEurope = (country: string, ...childHelplines: ChildHelpline[]): CountryHelp => ({
  country,
  emergencyNumber: '112',
  childHelplines,
})

const helplines = {
  AT: inEurope('Austria', { name: 'Rat auf Draht', number: '147' }),
  AU: {
    country: 'Australia',
    emergencyNumber: '000',
    childHelplines: [{ name: 'Kids Helpline', number: '1800 55 1800' }],
  },
  BE: inEurope(
    'Belgium',
    { name: 'Awel', number: '102', language: 'nl' },
    { name: 'Écoute-Enfants', number: '103', language: 'fr' },
  ),
  BG: inEurope('Bulgaria', { name: 'the national helpline for children', number: european }),
  CA: {
    country: 'Canada',
    emergencyNumber: '911',
    childHelplines: [{ name: 'Kids Help Phone', number: '1 800 668 6868' }],
  },
  CH: inEurope('Switzerland', { name: 'Pro Juventute', number: '147' }),
  CY: inEurope('Cyprus'),
  CZ: inEurope('Czechia', { name: 'Linka bezpečí', number: european }),
  DE: inEurope('Germany', { name: 'Nummer gegen Kummer', number: european }),
  DK: inEurope('Denmark', { name: 'BørneTelefonen', number: european }),
  EE: inEurope('Estonia', { name: 'Lasteabi', number: european }),
  ES: inEurope('Spain', { name: 'Teléfono ANAR', number: '900 20 20 10' }),
  FI: inEurope('Finland', { name: 'Lasten ja nuorten puhelin', number: european }),
  FR: inEurope('France', { name: 'Allô Enfance en Danger', number: '119' }),
  GB: {
    country: 'United Kingdom',
    emergencyNumber: '999',
    childHelplines: [{ name: 'Childline', number: '0800 1111' }],
  },
  GR: inEurope('Greece', { name: 'The Smile of the Child', number: '1056' }),
  HR: inEurope('Croatia', { name: 'Hrabri telefon', number: european }),
  HU: inEurope('Hungary', { name: 'Kék Vonal', number: european }),
  IE: inEurope('Ireland', { name: 'Childline', number: '1800 66 66 66' }),
  IS: inEurope('Iceland', { name: 'the helpline of the Red Cross', number: '1717' }),
  IT: inEurope('Italy', { name: 'Telefono Azzurro', number: '19696' }),
  LT: inEurope('Lithuania', { name: 'Vaikų linija', number: european }),
  LU: inEurope('Luxembourg', { name: 'Kanner-Jugendtelefon', number: european }),
  LV: inEurope('Latvia', { name: 'the helpline for children and teenagers', number: european }),
  MT: inEurope('Malta', { name: 'the child helpline of Appoġġ', number: european }),
  NL: inEurope('Netherlands', { name: 'De Kindertelefoon', number: '0800 0432' }),
  NO: inEurope('Norway', { name: 'Alarmtelefonen for barn og unge', number: european }),
  NZ: {
    country: 'New Zealand',
    emergencyNumber: '111',
    childHelplines: [{ name: 'What’s Up', number: '0800 942 8787' }],
  },
  PL: inEurope('Poland', { name: 'Telefon zaufania dla dzieci i młodzieży', number: european }),
  PT: inEurope('Portugal', { name: 'SOS Criança', number: european }),
  RO: inEurope('Romania', { name: 'Telefonul Copilului', number: european }),
  SE: inEurope('Sweden', { name: 'Bris', number: european }),
  SI: inEurope('Slovenia', { name: 'TOM telefon', number: european }),
  SK: inEurope('Slovakia', { name: 'Linka detskej istoty', number: european }),
  US: {
    country: 'United States',
    emergencyNumber: '911',
    childHelplines: [{ name: 'the Childhelp hotline', number: '800 422 4453' }],
  },
} satisfies Record<string, CountryHelp>

export type CountryCode = keyof typeof helplines

export const countryCodes = Object.keys(helplines) as [CountryCode, ...CountryCode[]]

export const isCountryCode = (code: string | null | undefined): code is CountryCode =>
  typeof code === 'string' && Object.hasOwn(helplines, code)

export const helpIn = (code: CountryCode): CountryHelp => helplines[code]
