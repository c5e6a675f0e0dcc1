import type { Replaced, Texts } from '../texts/texts.ts'
import type { Category } from '../findings.ts'

export function replacementFor(category: Category, { replacements, safeReply }: Texts): string {
  return isReplaced(category, replacements) ? replacements[category] : safeReply
}

const isReplaced = (category: Category, replacements: Texts['replacements']): category is Replaced =>
  category in replacements
