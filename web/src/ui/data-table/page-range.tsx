import { t } from '@lingui/core/macro'
import { formatNumber } from '../../i18n/formats.ts'
import styles from './data-table.module.css'

export interface Total {
  count: number
  /** False: there are at least so many. */
  isExact: boolean
}

interface PageRangeProps {
  /** How many rows are on the pages before. */
  offset: number
  count: number
  total: Total
  isLastPage: boolean
  /** Of two on a page, one is read aloud when it changes. */
  isAnnounced?: boolean
}

/** Which rows of how many are shown: `1–50 of 345`. */
export function PageRange({ isAnnounced = false, ...range }: PageRangeProps) {
  return isAnnounced ? (
    <p className={styles.range} aria-live="polite">
      {rangeText(range)}
    </p>
  ) : (
    <span className={styles.range} aria-hidden>
      {rangeText(range)}
    </span>
  )
}

function rangeText({ offset, count, total, isLastPage }: Omit<PageRangeProps, 'isAnnounced'>) {
  const [first, last] = [formatNumber(offset + (count === 0 ? 0 : 1)), formatNumber(offset + count)]
  // Rows may have come and gone since the first page was read.
  const all = formatNumber(Math.max(total.count, offset + count))
  return total.isExact || isLastPage ? t`${first}–${last} of ${all}` : t`${first}–${last} of at least ${all}`
}
