import type { ConversationState } from '../state.ts'
import { german } from './de/texts.ts'
import { english } from './en/texts.ts'
import { spanish } from './es/texts.ts'
import { french } from './fr/texts.ts'
import { portuguese } from './pt/texts.ts'
import { spokenLanguage } from './spoken-language.ts'
import type { Texts } from './texts.ts'

/** By the first two letters of a language. */
export const catalogues: Record<string, Texts> = {
  en: english,
  es: spanish,
  de: german,
  fr: french,
  pt: portuguese,
}

/** English where there is no catalogue. */
export const textsIn = (language: string): Texts => catalogues[language.slice(0, 2).toLowerCase()] ?? english

/** In the language in which the coach speaks now. */
export const textsFor = (state: ConversationState): Texts => textsIn(spokenLanguage(state))
