import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))
const migratingLock = 7_747_482

/** Brings the identity provider's own tables up to date. Machines that start together wait for each other. */
export async function migrateIdentity(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migratingLock])
    await migrate(drizzle(client), { migrationsFolder, migrationsSchema: 'identity', migrationsTable: 'migrations' })
  } finally {
    await client.end()
  }
}
