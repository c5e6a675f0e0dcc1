/** The languages of pages, mails and prints, each in its own words. */
export const languageNames = { en: 'English', es: 'Español', de: 'Deutsch', fr: 'Français' } as const

export type Language = keyof typeof languageNames

export const languages = Object.keys(languageNames) as Language[]

/** The first of somebody's languages that Pipit has, `pt-BR` counting as `pt`; English if it has none of them. */
export function matchLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const [primary] = tag.toLowerCase().split('-')
    const match = languages.find((language) => language === primary)
    if (match) return match
  }
  return 'en'
}
