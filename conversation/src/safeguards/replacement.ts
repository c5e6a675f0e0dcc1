import type { Replaced, Texts } from '../texts/texts.ts'
import type { Category } from '../findings.ts'

/** Replaces a sentence that the coach must not say. */
export function replacementFor(category: Category, { replacements, safeReply }: Texts): string {
  return isReplaced(category, replacements) ? replacements[category] : safeReply
}

const isReplaced = (category: Category, replacements: Texts['replacements']): category is Replaced =>
  category in replacements
