import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { z } from 'zod'
import { formatNumber } from '../../i18n/formats.ts'

/**
 * What is wrong with a field. Messages of the contract are in the catalogue; where it has none, Zod's English says the type
 * that a program should send, and other languages say what a person can change. The server does the same.
 */
export function describeIssue(issue: z.core.$ZodIssue): string {
  const translated = i18n._(issue.message)
  if (translated !== issue.message || i18n.locale === 'en') return translated
  if (issue.code === 'too_big') return describeMaximum(Number(issue.maximum), issue.origin)
  if (issue.code === 'too_small') return describeMinimum(Number(issue.minimum), issue.origin)
  return t`This is not valid.`
}

function describeMaximum(count: number, origin: string) {
  if (origin === 'string') return plural(count, { one: 'At most # character.', other: 'At most # characters.' })
  const limit = formatNumber(count)
  return t`At most ${limit}.`
}

function describeMinimum(count: number, origin: string) {
  if (origin === 'string') return plural(count, { one: 'At least # character.', other: 'At least # characters.' })
  const limit = formatNumber(count)
  return t`At least ${limit}.`
}
