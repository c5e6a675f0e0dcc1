import { phonemizeFrench } from './phonemize-french.ts'
import { phonemizeSpanish } from './phonemize-spanish.ts'

export const foreignPhonemizers = { es: phonemizeSpanish, fr: phonemizeFrench }

export type ForeignLanguage = keyof typeof foreignPhonemizers

export const isForeignLanguage = (language: string): language is ForeignLanguage =>
  Object.hasOwn(foreignPhonemizers, language)
