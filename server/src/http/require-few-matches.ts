import type { Queries } from '@pipit/database/connect'
import type { Sql } from '@pipit/database/sql'
import { countRows, type CountedRows } from '../database/count-rows.ts'
import { ApiError } from '../api-error.ts'

/**
 * What a search finds is filtered and sorted as a whole, so it must not be most of a long list. `matches` counts it.
 */
export async function requireFewMatches(db: Pick<Queries, 'query'>, matches: Sql<CountedRows>) {
  const { isExact } = await countRows(db, matches)
  if (isExact) return
  throw new ApiError('invalid-request', [
    { field: 'body.search', message: /*i18n*/ 'More than 10,000 match. Type more of what you are looking for.' },
  ])
}
