import { i18n, type Messages } from '@lingui/core'
import { readCatalogue, type Catalogue } from './catalogues.ts'
import { directionOf, formatLocales, readPageLanguage, type PageLanguage } from './page-language.ts'

const inUse = new Set<Catalogue>(['visitor'])
let active: PageLanguage = 'en'

/** Shows every page in this language. */
export async function activateLanguage(language: PageLanguage = readPageLanguage()) {
  active = language
  const catalogues = [...inUse]
  const messages = await Promise.all(catalogues.map((catalogue) => readCatalogue(language, catalogue)))
  // Another language was chosen meanwhile.
  if (active !== language) return
  // A page that is about to be shown has added its catalogue meanwhile; activating replaces all texts.
  if (catalogues.length < inUse.size) return activateLanguage(language)
  const merged: Messages = Object.assign({}, ...messages)
  i18n.loadAndActivate({ locale: language, locales: formatLocales(language), messages: merged })
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

/** For routes: loads the texts of their pages before they are shown. */
export async function addCatalogue(catalogue: Catalogue) {
  if (inUse.has(catalogue)) return
  const language = active
  const messages = await readCatalogue(language, catalogue)
  inUse.add(catalogue)
  if (active === language) i18n.load(language, messages)
  else await activateLanguage(active)
}
