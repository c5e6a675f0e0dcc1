import { t } from '@lingui/core/macro'
import { formatNumber } from '../../i18n/formats.ts'

export interface TablePage<Row> {
  items: Row[]
  nextCursor: string | null
  /** If it is not exact, there are at least so many. */
  total: { count: number; isExact: boolean }
}

/** Which rows of how many are shown: `1–50 of 345`. The offset is the number of rows on the pages before. */
export function rangeText({ items, nextCursor, total, offset }: TablePage<unknown> & { offset: number }) {
  const end = offset + items.length
  if (end === 0) return t`Nothing was found.`
  const [first, last] = [formatNumber(Math.min(offset + 1, end)), formatNumber(end)]
  // Rows may have come and gone since the first page was read.
  const all = formatNumber(Math.max(total.count, end))
  return total.isExact || nextCursor === null ? t`${first}–${last} of ${all}` : t`${first}–${last} of at least ${all}`
}
