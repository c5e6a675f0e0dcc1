import { sql, type Sql } from '@pipit/database/sql'

/** Terms that begin with the search, up to the last character there is. */
export const beginsWith = (term: Sql, search: string) =>
  sql`${term} collate "C" >= ${normalized(search)} and ${term} collate "C" < ${normalized(search)} || U&'\\+10FFFF'`

/**
 * Terms of the same row that the search finds before. A row that is found by several terms counts at the first one only;
 * a page that skipped it at the others could have to read on and on.
 */
export const comesEarlier = (term: Sql, search: string) =>
  sql`${term} collate "C" >= ${normalized(search)} and ${term} collate "C" < page.first`

/** As the triggers normalize the terms. */
const normalized = (search: string) => sql`left(btrim(regexp_replace(lower(${search}::text), '\\s+', ' ', 'g')), 80)`
