import { queriesOn, type Queries } from '@pipit/database/connect'
import { prepared, sql } from '@pipit/database/sql'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const client = new Client({ ...inject('postgres'), database: 'postgres' })
let descriptions = 0

beforeAll(async () => {
  await client.connect()
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter }
  connection.on('rowDescription', () => (descriptions += 1))
})
afterAll(() => client.end())

/** A client queries as a pool does. */
const db: Queries = queriesOn(client as never)
const readDays = (count: number) =>
  db.query(
    prepared(
      'read-days',
      sql<{ day: Date; number: number; none: string | null }>`
        select timestamptz '2026-11-17 00:00Z' + make_interval(days => number) as day, number, null::text as none
          from generate_series(1, ${count}::int) as number`,
    ),
  )

test('the columns of a prepared statement are described once, and each call reads them alike', async () => {
  const first = await readDays(2)
  const again = await Promise.all([readDays(2), readDays(0), readDays(1)])
  expect(first).toEqual([
    { day: new Date('2026-11-18T00:00Z'), number: 1, none: null },
    { day: new Date('2026-11-19T00:00Z'), number: 2, none: null },
  ])
  expect(again).toEqual([first, [], first.slice(0, 1)])
  expect(descriptions).toBe(1)
})

test('a call that fails leaves the statement and the connection usable', async () => {
  const divide = (by: number) => db.query(prepared('divide', sql<{ result: number }>`select 6 / ${by}::int as result`))
  expect(await divide(3)).toEqual([{ result: 2 }])
  await expect(divide(0)).rejects.toThrow('division by zero')
  expect(await divide(2)).toEqual([{ result: 3 }])
})

test('a statement without rows answers how many it has changed', async () => {
  await client.query('create temporary table words (word text)')
  const insert = (word: string) => db.execute(prepared('insert-word', sql`insert into words values (${word})`))
  expect([await insert('frog'), await insert('newt')]).toEqual([1, 1])
})
