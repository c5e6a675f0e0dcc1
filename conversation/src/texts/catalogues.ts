import type { ConversationState } from '../state.ts'
import { german } from './de/texts.ts'
import { english } from './en/texts.ts'
import { spanish } from './es/texts.ts'
import { french } from './fr/texts.ts'
import { portuguese } from './pt/texts.ts'
import { spokenLanguage } from './spoken-language.ts'
import type { Texts } from './texts.ts'

/** The keys are the first two letters of a language. */
export const catalogues: Record<string, Texts> = {
  en: english,
  es: spanish,
  de: german,
  fr: french,
  pt: portuguese,
}

/** A language without a catalogue gets English. */
export const textsIn = (language: string): Texts => catalogues[language.slice(0, 2).toLowerCase()] ?? english

/** The coach speaks this language now. */
export const textsFor = (state: ConversationState): Texts => textsIn(spokenLanguage(state))
