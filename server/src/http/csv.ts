import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { StreamedFile } from './send-file.ts'

export type Cell = string | number | boolean | null

interface Page<Item> {
  items: Item[]
  nextCursor: string | null
}

/** Rows per query of an export. */
export const exportPageSize = 1000

/**
 * Streams all pages of a list as a CSV file; reads one page at a time. The first one is read before the response starts, so
 * that a failure is an error instead of a broken file.
 */
export async function csvFile<Item>(
  name: string,
  columns: Record<string, (item: Item) => Cell>,
  read: (cursor: string | undefined) => Promise<Page<Item>>,
) {
  const first = await read(undefined)
  const today = new Date().toISOString().slice(0, 10)
  return new StreamedFile(`pipit-${name}-${today}.csv`, 'text/csv; charset=utf-8', Readable.from(lines()))

  async function* lines() {
    yield toCsv([Object.keys(columns)])
    let page = first
    for (;;) {
      yield toCsv(page.items.map((item) => Object.values(columns).map((toCell) => toCell(item))))
      if (page.nextCursor === null) return
      page = await read(page.nextCursor)
    }
  }
}

/** `escape_formulas` prevents CSV injection: a spreadsheet shows a cell such as `=1+1` as text. */
export function toCsv(rows: Cell[][]) {
  return stringify(rows, { record_delimiter: 'windows', escape_formulas: true, cast: { boolean: String } })
}
