import { connect } from '@pipit/database/connect'
import { afterEach } from 'vitest'
import type { startTestServer } from './start-test-server.ts'

const secondsPerDay = 86_400

/**
 * Connections to the server's database on which it is some days later: `now()` without a schema finds the function below
 * before PostgreSQL's own, in every query and trigger.
 */
export function createLaterDatabases(server: ReturnType<typeof startTestServer>) {
  const opened = new Set<ReturnType<typeof connect>>()
  afterEach(async () => {
    await Promise.all([...opened].map(({ pool }) => pool.end()))
    opened.clear()
  })

  return async function databaseIn(days: number) {
    await server.database.pool.query(`
      create schema if not exists moved_clock;
      create or replace function moved_clock.now() returns timestamptz language sql stable as
        $$ select pg_catalog.now() + current_setting('moved_clock.by')::interval $$;`)
    const by = `PT${Math.round(days * secondsPerDay)}S`
    const database = connect({
      connectionString: server.config.databaseUrl ?? '',
      options: `-c search_path=moved_clock,pg_catalog,public -c moved_clock.by=${by}`,
    })
    opened.add(database)
    return database
  }
}
