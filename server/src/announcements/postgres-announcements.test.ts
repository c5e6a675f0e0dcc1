import { startTestServer } from '@pipit/test-kit/start-test-server'
import { openPostgresAnnouncements } from './postgres-announcements.ts'
import { announcementsConformance } from './testing/announcements-conformance.ts'

const server = startTestServer()

announcementsConformance({
  server,
  open: () => openPostgresAnnouncements(server.database, server.failureLog),
  async cut() {
    await server.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'pipit-listener' and datname = current_database()`,
    )
  },
})
