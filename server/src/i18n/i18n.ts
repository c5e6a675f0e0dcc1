import type { Language } from '@pipit/contract/api/languages'
import { createIcuCompiler, type CompiledMessageFunction } from 'pofile-ts'
import { readCatalogue } from './read-catalogue.ts'

/**
 * The texts of one language. `npm run extract-texts` finds them by the name `i18n`:
 * `i18n.t('{name} has joined your family', { name })`.
 */
export interface I18n {
  language: Language
  /** The English text in this language, with ICU's plurals and choices; English if nobody has translated it. */
  t: (english: string, values?: Record<string, string | number>) => string
  /** The same for a text that is data, such as the message of an error. The extractor finds it by `/*i18n*\/` before it. */
  translate: (english: string) => string
  /** `a, b and c`. */
  list: (parts: string[]) => string
}

const created = new Map<Language, I18n>()

/** One for each reader: there is no language of the process. A catalogue is read when its language is first needed. */
export function i18nOf(language: Language): I18n {
  const existing = created.get(language)
  if (existing) return existing
  const i18n = createI18n(language)
  created.set(language, i18n)
  return i18n
}

function createI18n(language: Language): I18n {
  // In English, each text is its own translation.
  const catalogue = language === 'en' ? new Map<string, string>() : readCatalogue(language)
  const compile = createIcuCompiler({ locale: language })
  const compiled = new Map<string, CompiledMessageFunction>()
  return {
    language,
    t(english, values) {
      let message = compiled.get(english)
      if (!message) {
        message = compile(catalogue.get(english) ?? english)
        compiled.set(english, message)
      }
      return String(message(values))
    },
    translate: (english) => catalogue.get(english) ?? english,
    list: (parts) => new Intl.ListFormat(language).format(parts),
  }
}
