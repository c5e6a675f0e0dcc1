import type { Texts } from '../texts/texts.ts'
import type { Category } from './findings.ts'

/** What has a replacement of its own. */
export type Replaced = Extract<
  Category,
  'personal-data' | 'secrecy' | 'stranger' | 'self-harm' | 'cruelty' | 'manipulation'
>

/** Replaces a sentence that the coach must not say. */
export function replacementFor(category: Category, { replacements, safeReply }: Texts): string {
  return isReplaced(category, replacements) ? replacements[category] : safeReply
}

const isReplaced = (category: Category, replacements: Texts['replacements']): category is Replaced =>
  category in replacements
