import { t } from '@lingui/core/macro'
import { formatNumber } from '../../i18n/formats.ts'

export interface Total {
  count: number
  /** False: there are at least so many. */
  isExact: boolean
}

interface PageRange {
  /** How many rows are on the pages before. */
  offset: number
  count: number
  total: Total
  isLastPage: boolean
}

/** Which rows of how many are shown: `1–50 of 345`. */
export function rangeText({ offset, count, total, isLastPage }: PageRange) {
  if (offset + count === 0) return t`Nothing was found.`
  const [first, last] = [formatNumber(offset + (count === 0 ? 0 : 1)), formatNumber(offset + count)]
  // Rows may have come and gone since the first page was read.
  const all = formatNumber(Math.max(total.count, offset + count))
  return total.isExact || isLastPage ? t`${first}–${last} of ${all}` : t`${first}–${last} of at least ${all}`
}
