import { t } from '@lingui/core/macro'
import type { Bucket, PeriodKind } from './period.ts'

/** It is above the names of days or months. */
export const columnTitle = (kind: PeriodKind) =>
  kind === 'year'
    ? t({ message: 'Month', comment: 'Column of a table' })
    : t({ message: 'Day', comment: 'Column of a table' })

export function rowName({ name, isRunning }: Bucket) {
  return isRunning ? t({ message: `${name}, so far`, comment: 'A day or month that is not over yet' }) : name
}
