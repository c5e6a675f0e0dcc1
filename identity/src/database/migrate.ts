import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, type ClientConfig } from 'pg'

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))
const migratingLock = 7_747_482

/** Brings the identity provider's own tables up to date. Machines that start together wait for each other. */
export async function migrateIdentity(connection: ClientConfig): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migratingLock])
    await migrate(drizzle(client), { migrationsFolder, migrationsSchema: 'identity', migrationsTable: 'migrations' })
  } finally {
    await client.end()
  }
}
