import { join, sql, type Sql } from '@pipit/database/sql'

export interface PageBounds {
  /** The keys of the last row of the page before; null: from the beginning. */
  after: readonly [string, string] | null
  limit: number
}

/** What every row of a long list has beside its own columns. */
export interface ListedRow {
  /** The keys that a cursor holds. */
  first: string
  second: string
}

/**
 * A page of a long list that costs the same at any depth and with any filter. One index begins with columns of few values
 * and ends with the order: the column `first` and the id. For each combination of chosen values it gives a sorted run, of
 * which only the beginning is read, and the runs are merged: so one index serves every choice of filters, and no row is
 * read to be thrown away. Reads one row more than asked for.
 */
export function mergeRuns(runs: readonly Sql[], direction: Sql, limit: number): Sql<never> {
  return sql`(select * from (${join(runs, ' union all ')}) runs
    order by first ${direction}, id ${direction} limit ${limit + 1}) page`
}

export const ascending = sql`asc`
export const descending = sql`desc`

/** A Date would lose the microseconds. */
export const firstAsTime = sql`to_char(page.first at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

type Combination<Values> = { [Column in keyof Values]: Values[Column] extends readonly (infer Value)[] ? Value : never }

/** Every combination of the chosen values of each column. */
export function combinations<Values extends { [Column in keyof Values]: readonly unknown[] }>(choices: Values) {
  return Object.entries<readonly unknown[]>(choices).reduce<Record<string, unknown>[]>(
    (sofar, [column, values]) => sofar.flatMap((chosen) => values.map((value) => ({ ...chosen, [column]: value }))),
    [{}],
  ) as Combination<Values>[]
}
