import type { Order, PageQuery } from './merge-pages.ts'

/**
 * What is found by the beginning of one of its terms, in alphabetical order. Of a row of which several terms begin so,
 * only the first counts; to skip the others in search of a full page could mean to read on and on.
 */
export function searchTerms(
  table: string,
  id: { column: string; type: 'uuid' | 'text' },
  search: string,
): Pick<PageQuery, 'table' | 'where' | 'order' | 'counts'> {
  const order: Order = {
    name: 'found',
    columns: [
      { sql: `${table}.term collate "C"`, type: 'text' },
      { sql: `${table}.${id.column}`, type: id.type },
    ],
    descending: false,
  }
  return {
    table,
    order,
    where(bind) {
      const prefix = prefixIn(bind)
      // Up to the last character there is.
      return [`${table}.term collate "C" >= ${prefix}`, `${table}.term collate "C" < ${prefix} || U&'\\+10FFFF'`]
    },
    counts: (bind) =>
      `coalesce((select false from ${table} earlier where earlier.${id.column} = page.id
        and earlier.term collate "C" >= ${prefixIn(bind)} and earlier.term collate "C" < page.first limit 1), true)`,
  }

  function prefixIn(bind: (value: unknown) => string) {
    return `left(btrim(regexp_replace(lower(${bind(search)}::text), '\\s+', ' ', 'g')), 80)`
  }
}
