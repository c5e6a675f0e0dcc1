import { Client, type ClientConfig } from 'pg'
import { uniqueViolation } from './error-code.ts'

const duplicateDatabase = '42P04'

/** Creates the database `name` unless it is there already, or another process creates it at the same time. */
export async function createDatabase(server: ClientConfig, name: string) {
  const client = new Client(server)
  await client.connect()
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`).catch((error: { code?: string }) => {
      if (error.code !== duplicateDatabase && error.code !== uniqueViolation) throw error
    })
  } finally {
    await client.end()
  }
}
