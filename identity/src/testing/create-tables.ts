import { readdirSync, readFileSync } from 'node:fs'
import { Client, type ClientConfig } from 'pg'
import { identityMigrations } from '../database/migrations.ts'

/** What a host does once: all migrations, on an empty database. */
export async function createTables(connection: ClientConfig) {
  const { folder, schema } = identityMigrations
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.sql'))
  const client = new Client(connection)
  await client.connect()
  await client.query(`create schema ${schema}`)
  for (const path of files.toSorted()) await client.query(readFileSync(new URL(path, folder), 'utf8'))
  await client.end()
}
