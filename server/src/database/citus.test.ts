import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { template } from '@pipit/test-kit/start-postgres'
import { distributionColumn, tables } from './testing/tenancy/tables.ts'

const script = readFileSync(new URL('../../../deploy/citus/distribute.sql', import.meta.url), 'utf8')
const matches = (pattern: RegExp) => [...script.matchAll(pattern)].map(([, ...groups]) => groups.join(' ')).toSorted()
const tablesOf = (kind: string) => Object.keys(tables).filter((table) => tables[table] === kind)

const client = new Client({ ...inject('postgres'), database: template })
beforeAll(() => client.connect())
afterAll(() => client.end())

test('the script for Citus distributes every tenant table by its account, copies reference tables and names the local ones', () => {
  expect(matches(/create_distributed_table\('(\w+)', '(\w+)'/g)).toEqual(
    tablesOf('tenant')
      .map((table) => `${table} ${distributionColumn(table)}`)
      .toSorted(),
  )
  expect(matches(/create_reference_table\('(\w+)'\)/g)).toEqual(tablesOf('reference'))
  const [, local = ''] = /stay on the coordinator: (.*)\.$/m.exec(script) ?? []
  expect(local.split(', ').toSorted()).toEqual(tablesOf('local').toSorted())
})

interface ForeignKey {
  name: string
  from: string
  to: string
  columns: string[]
}

test('the script for Citus drops every foreign key that crosses nodes, and no other', async () => {
  const { rows } = await client.query<ForeignKey>(
    `select conname as name, conrelid::regclass::text as "from", confrelid::regclass::text as "to",
            array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
       from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  )
  const crossing = rows.filter((key) => !isOnOneNode(key)).map(({ from, name }) => `${from} ${name}`)
  expect(matches(/ALTER TABLE (\w+) DROP CONSTRAINT (\w+_fkey)/g)).toEqual(crossing.toSorted())
})

function isOnOneNode({ from, to, columns }: ForeignKey) {
  if (tables[to] === 'reference') return true
  if (tables[from] !== 'tenant' || tables[to] !== 'tenant') return tables[from] === tables[to]
  return columns.includes(distributionColumn(from)) && from !== 'accounts'
}
