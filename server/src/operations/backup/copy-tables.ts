import type { Readable, Writable } from 'node:stream'
import type { Client } from 'pg'
import { from, to } from 'pg-copy-streams'
import type { Table } from './catalogue-store.ts'

/** The names come from the database's own catalogue, which quotes them. Columns are quoted here. */
const columnsOf = ({ columns }: Table) => columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ')

/** Writes one line for each row. A query is copied, because a partitioned table cannot be. */
export function copyOut(client: Client, table: Table): Readable {
  return client.query(to(`copy (select ${columnsOf(table)} from ${table.name}) to stdout`))
}

export function copyIn(client: Client, table: Table): Writable {
  return client.query(from(`copy ${table.name} (${columnsOf(table)}) from stdin`))
}

/** All that is read afterwards is as it was at one moment, while others go on writing. */
export async function beginSnapshot(client: Client) {
  await client.query('begin isolation level repeatable read read only')
  await lift(client)
}

/** Nobody else writes to the tables until the end of the transaction, and rows are stored as they were. */
export async function beginRestore(client: Client, tables: Table[]) {
  await client.query('begin')
  await lift(client)
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
}

export async function commitRestore(client: Client, tables: Table[], sequences: { name: string; value: string }[]) {
  for (const { name, value } of sequences) await client.query('select setval($1::regclass, $2)', [name, value])
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
  await client.query('commit')
  // The first queries would be planned badly without statistics.
  await client.query('analyze')
}

export async function findRow(client: Client, { name }: Table) {
  const { rowCount } = await client.query(`select from ${name} limit 1`)
  return rowCount !== 0
}

export async function deleteRows(client: Client, name: string) {
  await client.query(`delete from ${name}`)
}

/** A large table takes longer than any request may. */
async function lift(client: Client) {
  await client.query('set local statement_timeout = 0')
  await client.query('set local idle_in_transaction_session_timeout = 0')
}
