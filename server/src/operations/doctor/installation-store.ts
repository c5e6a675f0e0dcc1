import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

/** What an operator can set wrong about the PostgreSQL itself. */
export function installationStore(db: Queries) {
  return {
    async readSettings() {
      const [settings] = await db.query(sql<{
        version: number
        versionText: string
        encoding: string
        timeZone: string
        maxConnections: number
        reservedConnections: number
        isReadOnly: boolean
        isReplica: boolean
      }>`
        select current_setting('server_version_num')::int as version,
          split_part(current_setting('server_version'), ' ', 1) as "versionText",
          current_setting('server_encoding') as encoding,
          current_setting('TimeZone') as "timeZone",
          current_setting('max_connections')::int as "maxConnections",
          current_setting('superuser_reserved_connections')::int
            + coalesce(current_setting('reserved_connections', true)::int, 0) as "reservedConnections",
          current_setting('default_transaction_read_only')::boolean as "isReadOnly",
          pg_is_in_recovery() as "isReplica"`)
      return settings
    },

    /** Connections that are not those of a Pipit. */
    async countOtherConnections() {
      const [row] = await db.query(sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity
         where backend_type = 'client backend' and application_name not like 'pipit%' and application_name not like 'graphile%'`)
      return row?.count ?? 0
    },

    /** Processes that hold the embedded PostgreSQL, of which this one is one. */
    async countUsers() {
      const [row] = await db.query(sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity where application_name = 'pipit-presence'`)
      return row?.count ?? 0
    },

    /** What a migration needs: to create schemas and tables, and to own the tables that it changes. */
    async readPrivileges() {
      const [privileges] = await db.query(sql<{
        role: string
        canCreateSchemas: boolean
        canCreateTables: boolean
        foreignTable: string | null
      }>`
        select current_user::text as role,
          has_database_privilege(current_database(), 'CREATE') as "canCreateSchemas",
          has_schema_privilege('public', 'CREATE') as "canCreateTables",
          (select schemaname || '.' || tablename from pg_tables
            where schemaname in ('public', 'identity', 'graphile_worker') and not pg_has_role(tableowner, 'USAGE')
            limit 1) as "foreignTable"`)
      return privileges
    },

    /** Milliseconds since 1970. */
    async readClock() {
      const [row] = await db.query(sql<{ now: number }>`
        select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`)
      return row?.now ?? 0
    },

    /** The session, and the database and server, that this connection leads to. */
    async readSession() {
      const [session] = await db.query(sql<{ processId: number; database: string }>`
        select pg_backend_pid() as "processId",
          current_database() || ' ' || extract(epoch from pg_postmaster_start_time())::text as database`)
      return session
    },
  }
}
