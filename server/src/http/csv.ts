import { Readable } from 'node:stream'
import { StreamedFile } from './send-file.ts'

type Cell = string | number | boolean | null

interface Page<Item> {
  items: Item[]
  nextCursor: string | null
}

/** Larger than a page for people, small enough to hold. */
export const exportPage = 1000

/** All pages of a list as a table, read one after the other while the file is on its way. */
export function csvFile<Item>(
  name: string,
  columns: Record<string, (item: Item) => Cell>,
  read: (cursor: string | undefined) => Promise<Page<Item>>,
) {
  const today = new Date().toISOString().slice(0, 10)
  return new StreamedFile(`pipit-${name}-${today}.csv`, 'text/csv; charset=utf-8', Readable.from(lines()))

  async function* lines() {
    yield toLine(Object.keys(columns))
    let cursor: string | undefined
    do {
      const { items, nextCursor } = await read(cursor)
      yield items.map((item) => toLine(Object.values(columns).map((cell) => cell(item)))).join('')
      cursor = nextCursor ?? undefined
    } while (cursor)
  }
}

function toLine(cells: Cell[]) {
  return `${cells.map(toField).join(',')}\r\n`
}

/** A spreadsheet takes what begins with these for a formula and runs it; after an apostrophe it is text. */
function toField(cell: Cell) {
  const text = cell === null ? '' : String(cell)
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
