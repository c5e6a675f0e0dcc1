import { Pool, types, type PoolConfig } from 'pg'
import { toQuery, type Sql } from './sql.ts'

/** What a store needs: the database, or a transaction on it. */
export interface Queries {
  query: <Row>(statement: Sql<Row>) => Promise<Row[]>
  /** For statements that return nothing: resolves to the number of rows that were changed. */
  execute: (statement: Sql) => Promise<number>
}

export interface Database extends Queries {
  /** All that `work` does with the queries that it is given, or nothing. */
  transaction: <Result>(work: (db: Queries) => Promise<Result>) => Promise<Result>
  /** For libraries that bring their own SQL. */
  pool: Pool
}

/** A connection that is lost is replaced at the next query. `onConnectionLost` can log it. */
export function connect(connection: PoolConfig, onConnectionLost: (error: Error) => void = () => undefined): Database {
  const pool = new Pool({ ...connection, max: 10, application_name: 'pipit', types: { getTypeParser } })
  pool.on('error', onConnectionLost)
  // While a client is checked out, the pool does not listen, and an error without a listener would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { ...queriesOn(pool), transaction, pool }

  async function transaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const result = await work(queriesOn(client))
      await client.query('commit')
      client.release()
      return result
    } catch (error) {
      // A connection that cannot roll back is not used again.
      await client.query('rollback').then(
        () => client.release(),
        (broken: Error) => client.release(broken),
      )
      throw error
    }
  }
}

export function queriesOn(connection: Pick<Pool, 'query'>): Queries {
  return {
    query: async <Row>(statement: Sql<Row>) => (await connection.query(toQuery(statement))).rows as Row[],
    execute: async (statement) => (await connection.query(toQuery(statement))).rowCount ?? 0,
  }
}

/** A day on the calendar is a string: as a Date it would be another day in some time zones. */
const getTypeParser: typeof types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === types.builtins.DATE ? (day: string) => day : (types.getTypeParser(type, format as 'text') as never)
