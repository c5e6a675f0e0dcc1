import { readFileSync } from 'node:fs'
import type { Language } from '@pipit/contract/api/languages'
import { parsePo } from 'pofile-ts'

/** The translations by their English texts, without those that are still missing. */
export function readCatalogue(language: Language): Map<string, string> {
  const { items } = parsePo(readFileSync(new URL(`../../locales/${language}.po`, import.meta.url), 'utf8'))
  return new Map(
    items.flatMap(({ msgid, msgstr: [translation] }) => (translation ? [[msgid, translation] as const] : [])),
  )
}
