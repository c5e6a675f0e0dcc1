import { sql, type Sql } from '@pipit/database/sql'

/** Terms that begin with the search, up to the last character there is. */
export const beginsWith = (term: Sql, search: string) =>
  sql`${term} collate "C" >= ${normalized(search)} and ${term} collate "C" < ${normalized(search)} || U&'\\+10FFFF'`

/** As the triggers normalize the terms. */
const normalized = (search: string) => sql`left(btrim(regexp_replace(lower(${search}::text), '\\s+', ' ', 'g')), 80)`
