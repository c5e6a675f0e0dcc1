import { sql, type Sql } from '@pipit/database/sql'

/** Terms that begin with the search, up to the last character there is. */
export const beginsWith = (term: Sql, search: string) =>
  sql`${term} collate "C" >= ${normalized(search)} and ${term} collate "C" < ${normalized(search)} || U&'\\+10FFFF'`

/** The triggers normalize the terms in the same way. */
const normalized = (search: string) => sql`left(btrim(regexp_replace(lower(${search}::text), '\\s+', ' ', 'g')), 80)`
