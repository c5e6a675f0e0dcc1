import { randomBytes } from 'node:crypto'
import { connect } from '@pipit/database/connect'
import { createDatabase } from '@pipit/database/create-database'
import { createIdentityProvider } from '@pipit/identity/identity-provider'
import { cheapHashing } from '@pipit/identity/testing/cheap-hashing'
import { Client, type ClientConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@pipit/server/database/embedded-postgres/start'
import { migrate } from '@pipit/server/database/migrate'
import { deriveKey } from '@pipit/server/config/secret-keys'
import { temporaryDataFolder } from './temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: EmbeddedPostgres['connection']
    /** The SECRET_KEY of all test servers, which encrypts the signing key in the template. */
    secretKey: string
  }
}

/** The migrated database that each test file copies. */
export const template = 'pipit_template'

/** Starts one PostgreSQL for the whole test run, with a template database as after a server's first start. */
export default async function startPostgres(project: TestProject) {
  const folder = await temporaryDataFolder()
  const postgres = await startEmbeddedPostgres(folder.path)
  await skipSyncing(postgres.connection)
  await createDatabase(postgres.connection, template)
  const connection = { ...postgres.connection, database: template }
  await migrate(connection)
  const secretKey = randomBytes(32)
  await createSigningKey(connection, secretKey)
  project.provide('postgres', postgres.connection)
  project.provide('secretKey', secretKey.toString('base64'))
  return async () => {
    await postgres.release()
    await folder.remove()
  }
}

/** Nobody needs these databases after a crash. Tests of crashes start their own PostgreSQL, which syncs. */
async function skipSyncing(connection: ClientConfig) {
  const client = new Client(connection)
  await client.connect()
  await client.query('alter system set fsync = off')
  await client.query('alter system set full_page_writes = off')
  await client.query('select pg_reload_conf()')
  await client.end()
}

/** The first start generates the key that signs ID tokens, which takes longer than the rest of a start. */
async function createSigningKey(connection: ClientConfig, secretKey: Uint8Array) {
  const database = connect(connection)
  const encryptionKey = deriveKey(secretKey, 'identity')
  await createIdentityProvider({
    database,
    projectId: 'pipit',
    publicUrl: 'http://localhost',
    apiKey: 'pipit-web',
    encryptionKeys: () => [encryptionKey],
    authorizedDomains: [],
    actionUrl: () => '',
    sendActionMail: async () => undefined,
    passwordHashing: cheapHashing,
  })
  await database.pool.end()
}
