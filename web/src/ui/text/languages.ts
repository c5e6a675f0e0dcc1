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

/** To choose from, by name; the one that is chosen is among them even if we would not offer it. */
export function languagesWith(chosen: string): { id: string; name: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  return [...new Set([...offered, chosen])]
    .map((id) => ({ id, name: names.of(id) ?? id }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}
