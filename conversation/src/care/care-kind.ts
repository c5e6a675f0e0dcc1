import type { Category, Finding, SeriousCategory } from '../findings.ts'
import type { CareKind } from '../state.ts'

/** A finding of high severity gets this kind of care. */
const careKindsByCategory: Record<SeriousCategory, CareKind> = {
  danger: 'emergency',
  'self-harm': 'emergency',
  substances: 'emergency',
  abuse: 'disclosure',
  neglect: 'disclosure',
  sexual: 'disclosure',
  stranger: 'disclosure',
  secrecy: 'disclosure',
  bullying: 'disclosure',
  unhappiness: 'disclosure',
  violence: 'comfort',
  cruelty: 'comfort',
}

const isSerious = (category: Category): category is SeriousCategory => category in careKindsByCategory

/** It is null for findings that only the parent is notified of. */
export function careKindOf({
  category,
  severity,
  isUncertain,
}: Pick<Finding, 'category' | 'severity' | 'isUncertain'>): CareKind | null {
  if (!isSerious(category) || severity === 'low' || isUncertain) return null
  return severity === 'medium' ? 'comfort' : careKindsByCategory[category]
}

/** The most urgent kind comes first. */
export const careKinds: CareKind[] = ['emergency', 'disclosure', 'comfort']

export const moreUrgent = (one: CareKind, other: CareKind) =>
  careKinds.indexOf(one) <= careKinds.indexOf(other) ? one : other
