import type { Period } from './period.ts'

const previousNames = { week: 'the week before', month: 'the month before', year: 'the year before' }

/** Compares a child with its own past, never with other children. */
export function describeChange(
  now: number,
  before: number,
  hasBefore: boolean,
  { kind, isComplete }: Pick<Period, 'kind' | 'isComplete'>,
): string {
  const past = isComplete ? previousNames[kind] : `the same days of ${previousNames[kind]}`
  if (!hasBefore) return `Nothing to compare with: nothing was said in ${past}.`
  const difference = Math.round(now) - Math.round(before)
  if (difference === 0) return `The same as in ${past}.`
  return `${Math.abs(difference).toLocaleString('en')} ${difference > 0 ? 'more' : 'fewer'} than in ${past} (${Math.round(before).toLocaleString('en')}).`
}
