import { createDatabase } from '@pipit/database/create-database'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../database/embedded-postgres/start.ts'
import { migrate } from '../database/migrate.ts'
import { temporaryDataFolder } from './data-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: EmbeddedPostgres['connection']
  }
}

/** The migrated database that each test file copies. */
export const template = 'pipit_template'

/** Starts one PostgreSQL for the whole test run, with a migrated template database. */
export default async function startPostgres(project: TestProject) {
  const folder = await temporaryDataFolder()
  const postgres = await startEmbeddedPostgres(folder.path)
  await createDatabase(postgres.connection, template)
  await migrate({ ...postgres.connection, database: template })
  project.provide('postgres', postgres.connection)
  return async () => {
    await postgres.release()
    await folder.remove()
  }
}
