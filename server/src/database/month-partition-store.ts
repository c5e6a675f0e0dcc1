import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

/** The tables that have a partition for each month. */
export type PartitionedTable = 'transcript_entries' | 'audit_entries'

/** A month is the date of its first day. */
export function monthPartitionStore(db: Queries) {
  return {
    async listMissing(table: PartitionedTable) {
      const rows = await db.query(sql<{ month: string }>`
        select month::text from months_without_partition(${table}) as month order by month`)
      return rows.map(({ month }) => month)
    },

    async create(table: string, month: string) {
      await db.execute(sql`select create_month_partition(${table}, ${month}::date)`)
    },

    /** Lists the months whose newest rows are this old. */
    async listOlderThan(table: PartitionedTable, months: number) {
      const rows = await db.query(sql<{ month: string }>`
        select month::text from month_partitions(${table}) as month
         where month + interval '1 month' <= (now() at time zone 'UTC') - make_interval(months => ${months}) order by month`)
      return rows.map(({ month }) => month)
    },

    async listEmpty(table: PartitionedTable) {
      const rows = await db.query(sql<{ month: string }>`
        select month::text from empty_months(${table}) as month order by month`)
      return rows.map(({ month }) => month)
    },

    async drop(table: PartitionedTable, month: string) {
      await db.execute(sql`select drop_month_partition(${table}, ${month}::date)`)
    },

    async dropEmpty(table: PartitionedTable, month: string) {
      await db.execute(sql`select drop_empty_month(${table}, ${month}::date)`)
    },
  }
}
