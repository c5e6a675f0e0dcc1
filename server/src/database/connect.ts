import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** The one way to the database: `sql` for queries that drizzle builds, `pool` for those written by hand. */
export interface Database {
  sql: NodePgDatabase
  pool: pg.Pool
}

export function connect(connection: pg.PoolConfig): Database {
  const pool = new pg.Pool({ ...connection, max: 10, application_name: 'pipit' })
  // An idle connection that breaks is replaced at the next query; unheard, its error would end the process.
  pool.on('error', () => undefined)
  return { pool, sql: drizzle(pool, { casing: 'snake_case' }) }
}
