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

export function toCsv(rows: Cell[][]) {
  return stringify(rows, { record_delimiter: 'windows', cast: { boolean: String, string: escapeFormulas } })
}

/** Finds where a spreadsheet may begin a cell, whichever separator it takes and however it reads quotes. */
const formulaStart = /(^|[,;:|\t\r\n"'])(\s*)(?=[=+\-@＝＋－＠])|^(?=[\t\r])/g

/**
 * Prevents CSV injection: a spreadsheet shows `=1+1` as text if an apostrophe is before it. Some spreadsheets separate by
 * semicolons and would take the second half of `a;=1+1` for a cell.
 */
const escapeFormulas = (text: string) => text.replaceAll(formulaStart, "$1$2'")
