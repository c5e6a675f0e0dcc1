import type { Database, Queries } from '@pipit/database/connect'
import type { Sql } from '@pipit/database/sql'
import type { Metrics } from './metrics.ts'

/** The same database, whose statements are timed. */
export function measureQueries<Measured extends Database>(
  database: Measured,
  { queryCompleted }: Pick<Metrics, 'queryCompleted'>,
): Measured {
  return {
    ...database,
    ...measured(database),
    transaction: (work) => database.transaction((db) => work(measured(db))),
    together: (work) => database.together((db) => work(measured(db))),
  }

  function measured({ query, execute }: Queries): Queries {
    return {
      query: (statement) => timed(statement, query(statement)),
      execute: (statement) => timed(statement, execute(statement)),
    }
  }

  async function timed<Result>(statement: Sql, running: Promise<Result>) {
    const startedAt = performance.now()
    try {
      return await running
    } finally {
      queryCompleted(kindOf(statement), performance.now() - startedAt)
    }
  }
}

const firstWord = /[a-z]+/i

function kindOf({ chunks }: Sql) {
  return firstWord.exec(chunks[0] ?? '')?.[0].toLowerCase() ?? ''
}
