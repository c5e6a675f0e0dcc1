import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

/** A table with the columns that can be written, such as `public.children`. */
export interface Table {
  name: string
  columns: string[]
}

/**
 * Partitions are part of their table, the records of applied migrations are made by the restore, and what is in unlogged
 * tables lives for seconds: none of them is backed up.
 */
const isBackedUp = sql`n.nspname in ('public', 'identity', 'graphile_worker') and c.relkind in ('r', 'p')
  and not c.relispartition and c.relname <> 'migrations' and c.relpersistence = 'p'`

/** What the database says about itself. */
export function catalogueStore(db: Queries) {
  return {
    listTables: () =>
      db.query(sql<Table>`
        select coalesce(format('%I.%I', n.nspname, c.relname), '') as name,
               array(select a.attname::text from pg_attribute a
                      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                      order by a.attnum) as columns
          from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where ${isBackedUp}
         order by 1`),

    /** Sizes are bytes on the disk without indexes. A partitioned table has those of its partitions. */
    listTableSizes: () =>
      db.query(sql<{ name: string; bytes: number }>`
        select coalesce(format('%I.%I', n.nspname, c.relname), '') as name,
               (pg_table_size(c.oid)
                 + (select coalesce(sum(pg_table_size(part.relid)), 0) from pg_partition_tree(c.oid) part where part.isleaf))::float8 as bytes
          from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where ${isBackedUp}`),

    listMonthPartitions: () =>
      db.query(sql<{ table: string; month: string }>`
        select table_name as "table", month::text from unnest(array['audit_entries', 'transcript_entries']) as table_name, month_partitions(table_name) as month
         order by 1, 2`),

    /** The tables that refer to others. */
    listReferences: () =>
      db.query(sql<{ from: string; to: string }>`
        select distinct coalesce(format('%I.%I', a.relnamespace::regnamespace, a.relname), '') as from,
               coalesce(format('%I.%I', b.relnamespace::regnamespace, b.relname), '') as to
          from pg_constraint f join pg_class a on a.oid = f.conrelid join pg_class b on b.oid = f.confrelid
         where f.contype = 'f' and a.oid <> b.oid`),

    /** The last number of each sequence that was used. */
    listSequences: () =>
      db.query(sql<{ name: string; value: string }>`
        select coalesce(format('%I.%I', schemaname, sequencename), '') as name, coalesce(last_value::text, '') as value
          from pg_sequences
         where schemaname in ('public', 'identity', 'graphile_worker') and last_value is not null
         order by 1`),

    listMigrations: () =>
      db.query(sql<{ name: string }>`
        select 'server ' || name as name from public.migrations
         union all select 'identity ' || name from identity.migrations
         union all select 'jobs ' || id from graphile_worker.migrations
         order by 1`),
  }
}
