import type { Queries } from '@pipit/database/connect'
import type { Sql } from '@pipit/database/sql'

/** A count reads no more rows than this, so it costs the same in a list of any length. */
export const maxCounted = 10_000

export interface CountedRows {
  /** How many of the rows that were read match; a row that is found twice counts once. */
  count: number
  /** More than `maxCounted` if there is more to read. */
  readCount: number
}

interface Total {
  count: number
  /** False: there are at least so many. */
  isExact: boolean
}

export async function countRows(db: Pick<Queries, 'query'>, statement: Sql<CountedRows>): Promise<Total> {
  const [row] = await db.query(statement)
  return toTotal(row)
}

function toTotal({ count, readCount }: CountedRows = { count: 0, readCount: 0 }): Total {
  return { count: Math.min(count, maxCounted), isExact: readCount <= maxCounted }
}

/** The page and the total are asked for at the same time. */
export async function withTotal<Page extends object>(page: Promise<Page>, total: Promise<Total>) {
  const [listed, counted] = await Promise.all([page, total])
  return { ...listed, total: counted }
}
