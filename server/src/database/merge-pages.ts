/** Both columns of an order end every index that serves it; the second is the row's id. */
export interface Order {
  name: string
  columns: readonly [OrderColumn, OrderColumn]
  descending: boolean
}

interface OrderColumn {
  sql: string
  type: 'timestamptz' | 'uuid' | 'text' | 'bigint'
}

type Bind = (value: unknown) => string

export interface PageQuery {
  /** Where the index is: the list's own table, or that of its search terms. */
  table: string
  /** Columns of few values, with those that are wanted. */
  among: Record<string, readonly (string | boolean)[]>
  where: (bind: Bind) => string[]
  order: Order
  /** The keys of the last row of the page before. */
  after: readonly [string, string] | null
  limit: number
  /** False for a row that the list has shown before; the page is that much shorter. */
  counts?: (bind: Bind) => string
  /** What is read of each row of the page, which is joined as `page.id`. */
  select: string
  join: string
}

export interface Statement {
  text: string
  values: unknown[]
}

/**
 * A page of a long list that costs the same at any depth and with any filter. One index begins with columns of few values
 * and ends with the order. For each combination of wanted values it gives a sorted run, of which only the beginning is
 * read, and the runs are merged: so one index serves every choice of filters, and no row is read to be thrown away.
 * Reads one row more than asked for, each with its keys `first` and `second`, and whether it counts.
 */
export function mergePages({ table, among, where, order, after, limit, counts, select, join }: PageQuery): Statement {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const [first, second] = order.columns
  const direction = order.descending ? 'desc' : 'asc'
  const conditions = where(bind)
  if (after) {
    const beyond = order.descending ? '<' : '>'
    conditions.push(
      `(${first.sql}, ${second.sql}) ${beyond} (${bind(after[0])}::${first.type}, ${bind(after[1])}::${second.type})`,
    )
  }
  const most = `limit ${limit + 1}`
  const runs = combinations(among).map((chosen) => {
    const all = [...chosen.map(([column, value]) => `${column} = ${bind(value)}`), ...conditions]
    return `(select ${first.sql} as first, ${second.sql} as id from ${table}
      ${all.length > 0 ? `where ${all.join(' and ')}` : ''}
      order by ${first.sql} ${direction}, ${second.sql} ${direction} ${most})`
  })
  const merged = `${runs.join(' union all ')} order by first ${direction}, id ${direction} ${most}`
  const text = `select ${select}, ${keyText('page.first', first)} as first, page.id::text as second,
      ${counts ? counts(bind) : 'true'} as counts
    from (${runs.length === 1 ? runs[0] : merged}) page
    ${join} order by page.first ${direction}, page.id ${direction}`
  return { text, values }
}

/** To the microsecond, which a Date of ours would lose. */
function keyText(column: string, { type }: OrderColumn) {
  return type === 'timestamptz'
    ? `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : `${column}::text`
}

function combinations(among: PageQuery['among']): [column: string, value: string | boolean][][] {
  return Object.entries(among).reduce<[string, string | boolean][][]>(
    (sofar, [column, wanted]) =>
      sofar.flatMap((chosen) => wanted.map((value) => [...chosen, [column, value] as [string, string | boolean]])),
    [[]],
  )
}
