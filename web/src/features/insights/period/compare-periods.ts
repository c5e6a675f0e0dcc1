import { select } from '@lingui/core/macro'
import { formatFigure } from '../../../ui/chart/format-figure.ts'
import type { Period } from './period.ts'

/** Compares a child with its own past, never with other children. */
export function describeChange(
  now: number,
  before: number,
  hasBefore: boolean,
  { kind, isComplete }: Pick<Period, 'kind' | 'isComplete'>,
): string {
  const past = isComplete ? kind : (`${kind}SoFar` as const)
  if (!hasBefore) {
    return select(past, {
      week: 'Nothing to compare with: nothing was said in the week before.',
      month: 'Nothing to compare with: nothing was said in the month before.',
      year: 'Nothing to compare with: nothing was said in the year before.',
      weekSoFar: 'Nothing to compare with: nothing was said in the same days of the week before.',
      monthSoFar: 'Nothing to compare with: nothing was said in the same days of the month before.',
      other: 'Nothing to compare with: nothing was said in the same days of the year before.',
    })
  }
  const difference = Math.round(now) - Math.round(before)
  const count = formatFigure(Math.abs(difference))
  const previous = formatFigure(before)
  if (difference === 0) {
    return select(past, {
      week: 'The same as in the week before.',
      month: 'The same as in the month before.',
      year: 'The same as in the year before.',
      weekSoFar: 'The same as in the same days of the week before.',
      monthSoFar: 'The same as in the same days of the month before.',
      other: 'The same as in the same days of the year before.',
    })
  }
  if (difference > 0) {
    return select(past, {
      week: `${count} more than in the week before (${previous}).`,
      month: `${count} more than in the month before (${previous}).`,
      year: `${count} more than in the year before (${previous}).`,
      weekSoFar: `${count} more than in the same days of the week before (${previous}).`,
      monthSoFar: `${count} more than in the same days of the month before (${previous}).`,
      other: `${count} more than in the same days of the year before (${previous}).`,
    })
  }
  return select(past, {
    week: `${count} fewer than in the week before (${previous}).`,
    month: `${count} fewer than in the month before (${previous}).`,
    year: `${count} fewer than in the year before (${previous}).`,
    weekSoFar: `${count} fewer than in the same days of the week before (${previous}).`,
    monthSoFar: `${count} fewer than in the same days of the month before (${previous}).`,
    other: `${count} fewer than in the same days of the year before (${previous}).`,
  })
}
