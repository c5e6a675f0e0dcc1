import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'

/** The one way to the database: `sql` for queries that drizzle builds, `pool` for those written by hand. */
export interface Database {
  sql: NodePgDatabase
  pool: Pool
}

export function connect(connection: PoolConfig): Database {
  const pool = new Pool({ ...connection, max: 10, application_name: 'pipit' })
  // A connection that breaks is replaced at the next query; unheard, its error would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { pool, sql: drizzle(pool, { casing: 'snake_case' }) }
}
