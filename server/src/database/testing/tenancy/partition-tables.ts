import type { Client } from 'pg'
import { accountColumn } from './tables.ts'

const partitions = 4

/**
 * Replaces each of these tables by one that is partitioned by the hash of its account id: a statement that names no family
 * then reads several partitions. Keys and unique constraints stay; foreign keys and triggers are dropped, because statements
 * are only planned.
 */
export async function partitionTables(client: Client, tables: string[]) {
  const views = await read<{ name: string; definition: string }>(
    `select viewname as name, definition from pg_views where schemaname = 'public'`,
  )
  for (const table of tables) {
    const keys = await read<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint
        where conrelid = $1::regclass and contype in ('p', 'u')
          and (select attnum from pg_attribute where attrelid = conrelid and attname = $2) = any(conkey)`,
      [`public.${table}`, accountColumn(table)],
    )
    await client.query(`alter table ${table} rename to ${table}_before`)
    await client.query(
      `create table ${table} (like ${table}_before including defaults including generated, ${keys.map(({ definition }) => definition).join(', ')})
         partition by hash (${accountColumn(table)})`,
    )
    for (let remainder = 0; remainder < partitions; remainder += 1) {
      await client.query(
        `create table ${table}_p${remainder} partition of ${table} for values with (modulus ${partitions}, remainder ${remainder})`,
      )
    }
  }
  for (const table of tables) await client.query(`drop table ${table}_before cascade`)
  for (const { name, definition } of inOrder(views))
    await client.query(`create or replace view ${name} as ${definition}`)

  async function read<Row extends object>(text: string, values: unknown[] = []) {
    return (await client.query<Row>(text, values)).rows
  }
}

/** A view that another one reads comes first. */
function inOrder(views: { name: string; definition: string }[]) {
  return views.toSorted(
    (one, other) => Number(one.definition.includes(other.name)) - Number(other.definition.includes(one.name)),
  )
}
