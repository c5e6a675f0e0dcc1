import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { template } from '@pipit/test-kit/start-postgres'
import { findStatements } from './testing/find-statements.ts'
import { tablesReadAcrossPartitions } from './testing/tenancy/count-partitions.ts'
import { crossingStatements, readAsAWhole } from './testing/tenancy/crossing-statements.ts'
import { tablesReadAsAWhole } from './testing/tenancy/find-whole-reads.ts'
import { partitionTables } from './testing/tenancy/partition-tables.ts'
import { accountColumn, tables } from './testing/tenancy/tables.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')
const stores = readdirSync(`${root}/server/src`, { recursive: true, encoding: 'utf8' })
  .filter((path) => /-(store|queries)\.ts$/.test(path))
  .map((path) => `${root}/server/src/${path}`)
const { statements } = findStatements(stores, root)

const familyTables = Object.keys(tables).filter((table) => tables[table] === 'family')
const nameOf = (place: string, within: string) => `${place.replace(/^server\/src\/|:\d+$/g, '')} ${within}`
const scratch = 'tenancy_scratch'
const administrator = new Client({ ...inject('postgres'), database: 'postgres' })
const client = new Client({ ...inject('postgres'), database: scratch })

beforeAll(async () => {
  await administrator.connect()
  await administrator.query(`create database ${scratch} template ${template}`)
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await administrator.query(`drop database ${scratch}`)
  await administrator.end()
})

test('every table is classified, and every key and unique constraint of a family’s table includes its account', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  )
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(tables).toSorted())
  const { rows: keys } = await client.query<{ table: string; name: string; isPrimary: boolean; columns: string[] }>(
    `select indrelid::regclass::text as "table", indexrelid::regclass::text as name, indisprimary as "isPrimary",
            array(select attname::text from unnest(indkey) with ordinality as key (number, place)
                    join pg_attribute on attrelid = indrelid and attnum = number order by place) as columns
       from pg_index where indisunique and indrelid::regclass::text = any($1)`,
    [familyTables],
  )
  const misplaced = keys.filter(({ table, isPrimary, columns }) =>
    isPrimary ? columns[0] !== accountColumn(table) : !columns.includes(accountColumn(table)),
  )
  expect(misplaced.map(({ name }) => name)).toEqual(['accounts_identity_uid_key'])
})

test('every statement that reads many families has an index for it, or says why it reads all', async () => {
  await client.query("set plan_cache_mode = 'force_custom_plan'")
  await client.query('set enable_seqscan = off')
  const reading: Record<string, string[]> = {}
  for (const { place, within, variants } of statements) {
    const name = nameOf(place, within)
    if (variants instanceof Error || !crossingStatements.has(name)) continue
    for (const { text } of variants) {
      const found = await tablesReadAsAWhole(client, text, new Set(familyTables))
      if (found.length > 0) reading[name] = [...new Set([...(reading[name] ?? []), ...found])]
    }
  }
  await client.query('reset enable_seqscan')
  expect(reading).toEqual(readAsAWhole)
})

test('every statement about a family is answered by one partition, and the others say why they cross families', async () => {
  await partitionTables(client, familyTables)
  await client.query("set plan_cache_mode = 'force_custom_plan'")
  const partitioned = new Set(familyTables)
  const crossing: Record<string, string[]> = {}
  for (const { place, within, variants } of statements) {
    if (variants instanceof Error) throw variants
    const name = nameOf(place, within)
    for (const { text } of variants) {
      const found = await tablesReadAcrossPartitions(client, text, partitioned).catch(({ message }: Error) => [message])
      if (found.length > 0) crossing[name] = [...new Set([...(crossing[name] ?? []), ...found])]
    }
  }
  const unexplained = Object.entries(crossing).filter(([name]) => !crossingStatements.has(name))
  expect(unexplained.map(([name, found]) => `${name} reads ${found.join(', ')} of all families`)).toEqual([])
  expect([...crossingStatements].filter((name) => !(name in crossing))).toEqual([])
})
