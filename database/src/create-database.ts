import { Client, type ClientConfig } from 'pg'

/** Creates the database `name` unless it is there already. */
export async function createDatabase(server: ClientConfig, name: string) {
  const client = new Client(server)
  await client.connect()
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`).catch((error: { code?: string }) => {
      if (error.code !== '42P04') throw error
    })
  } finally {
    await client.end()
  }
}
