import type { Messages } from '@lingui/core'
import { isPseudoLanguage, type PageLanguage } from './page-language.ts'

/** The texts of visitors' pages, of a family's, and of superadmins'; `lingui.config.ts` says which files they come from. */
export type Catalogue = 'visitor' | 'family' | 'admin'

const files = import.meta.glob<{ messages: Messages }>('../../locales/*/*.po')

export async function readCatalogue(language: PageLanguage, catalogue: Catalogue): Promise<Messages> {
  const isPseudo = isPseudoLanguage(language)
  const load = files[`../../locales/${isPseudo ? 'en' : language}/${catalogue}.po`]
  if (!load) throw new Error(`There is no catalogue "${catalogue}" in "${language}".`)
  const { messages } = await load()
  return isPseudo ? (await import('./pseudo-localize.ts')).pseudoLocalize(messages) : messages
}
