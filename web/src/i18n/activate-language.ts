import { i18n, type Messages } from '@lingui/core'
import { matchLanguage } from '@pipit/contract/api/languages'
import { readCatalogue, type Catalogue } from './catalogues.ts'
import {
  directionOf,
  formatLocales,
  isPseudoLanguage,
  readPageLanguage,
  savePageLanguage,
  type PageLanguage,
} from './page-language.ts'

const inUse = new Set<Catalogue>(['visitor'])
let active: PageLanguage = 'en'

/** Shows every page in this language. */
export async function activateLanguage(language: PageLanguage = readPageLanguage()): Promise<void> {
  active = language
  const messages = await Promise.all([...inUse].map((catalogue) => readCatalogue(language, catalogue)))
  // Another language was chosen meanwhile.
  if (active !== language) return
  const merged: Messages = Object.assign({}, ...messages)
  // Beside a catalogue that a route has loaded meanwhile.
  i18n.load(language, merged)
  i18n.activate(language, formatLocales(language))
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

/** Shows the language of the profile after signing in, and on this browser's next visit. */
export async function showProfileLanguage(ofProfile: string) {
  const language = matchLanguage([ofProfile])
  if (language === active || isPseudoLanguage(active)) return
  savePageLanguage(language)
  await activateLanguage(language)
}

/** Routes load the texts of their pages before they are shown. */
export async function addCatalogue(catalogue: Catalogue) {
  if (inUse.has(catalogue)) return
  const language = active
  const messages = await readCatalogue(language, catalogue)
  inUse.add(catalogue)
  if (active === language) i18n.load(language, messages)
  else await activateLanguage(active)
}
