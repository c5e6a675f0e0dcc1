import { compareTexts, nameOf } from '../../i18n/formats.ts'

const offered = [
  'ar',
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fi',
  'fr',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'nl',
  'no',
  'pl',
  'pt',
  'pt-BR',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'tr',
  'uk',
  'vi',
  'zh',
]

/** The languages to choose from, by name. The current one is included even if it is not offered. */
export function languagesWith(current: string): { id: string; name: string }[] {
  return [...new Set([...offered, current])]
    .map((id) => ({ id, name: nameOf('language', id) }))
    .toSorted((one, other) => compareTexts(one.name, other.name))
}
