import { languages, matchLanguage, type Language } from '@pipit/contract/api/languages'
import { createStoredText } from '../api/stored-text.ts'

/** English made long, and English from right to left: they show layouts that a translation would break. */
const pseudoLanguages = ['en-XA', 'ar-XB'] as const

export type PageLanguage = Language | (typeof pseudoLanguages)[number]

const stored = createStoredText('localStorage', 'pipit:language')

/** That of the profile that signed in here last, or else the browser's. */
export function readPageLanguage(): PageLanguage {
  const chosen = stored.read()
  return (
    [...languages, ...pseudoLanguages].find((language) => language === chosen) ?? matchLanguage(navigator.languages)
  )
}

export const savePageLanguage = (language: PageLanguage) => stored.save(language)

export const directionOf = (language: PageLanguage) => (language === 'ar-XB' ? 'rtl' : 'ltr')

export const isPseudoLanguage = (language: PageLanguage) => pseudoLanguages.some((each) => each === language)

/** A browser that says `en-GB` gets British dates in its English pages. */
export function formatLocales(language: PageLanguage): string[] {
  if (isPseudoLanguage(language)) return ['en']
  return [...navigator.languages.filter((tag) => tag.toLowerCase().split('-')[0] === language), language]
}
