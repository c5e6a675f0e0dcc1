import { toCsv, type Cell } from '../../../http/csv.ts'
import type { Row } from './family-tables.ts'

const batchSize = 500

/** A JSON array with one row on each line. Returns how many there are. */
export async function* writeJsonRows(rows: AsyncIterable<Row>): AsyncGenerator<string, number> {
  let count = 0
  yield '['
  for await (const row of rows) {
    yield `${count === 0 ? '' : ','}\n${JSON.stringify(row)}`
    count += 1
  }
  yield count === 0 ? ']\n' : '\n]\n'
  return count
}

/** The fields of the first row are the columns; no rows make an empty file. Lists and objects are written as JSON. */
export async function* writeCsvRows(rows: AsyncIterable<Row>) {
  let columns: string[] | null = null
  let batch: Cell[][] = []
  for await (const row of rows) {
    if (columns === null) {
      columns = Object.keys(row)
      batch.push(columns)
    }
    batch.push(columns.map((column) => toCell(row[column])))
    if (batch.length < batchSize) continue
    yield toCsv(batch)
    batch = []
  }
  if (batch.length > 0) yield toCsv(batch)
}

export function toCell(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : (value as Cell)
}
