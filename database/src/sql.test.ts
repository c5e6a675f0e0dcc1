import { expect, test } from 'vitest'
import { assignments, columnNames, columns, fieldsOf, join, prepared, sql, toQuery, valuesOf } from './sql.ts'

test('interpolated values become parameters', () => {
  expect(toQuery(sql`select ${1} + ${"'; drop table"}`)).toEqual({
    text: 'select $1 + $2',
    values: [1, "'; drop table"],
  })
})

test('parts are put into the text, and their parameters are numbered with the others', () => {
  const filter = sql`and name = ${'Robin'}${sql``}`
  const statement = sql`select id from cards where id > ${7} ${filter} limit ${9}`
  expect(toQuery(statement)).toEqual({
    text: 'select id from cards where id > $1 and name = $2 limit $3',
    values: [7, 'Robin', 9],
  })
})

test('an object that looks like a part is a value', () => {
  const lookalike: unknown = JSON.parse('{"chunks":["; drop table cards"],"values":[],"name":null}')
  expect(toQuery(sql`select ${lookalike}`).text).toBe('select $1')
})

test('a prepared statement keeps its name', () => {
  expect(toQuery(prepared('one', sql`select 1`))).toEqual({ name: 'one', text: 'select 1', values: [] })
})

test('assignments contain the fields that are given, null included', () => {
  const changes = { name: 'Fox', childId: null, activity: undefined }
  const { text, values } = toQuery(
    sql`update cards set version = 2${assignments(changes, ['name', 'childId', 'activity'])}`,
  )
  expect(text).toBe('update cards set version = 2, name = $1, child_id = $2')
  expect(values).toEqual(['Fox', null])
})

test('the fields of a schema are read, inserted and returned under their names', () => {
  const fields = fieldsOf({ shape: { name: null, childId: null } })
  const card = { childId: 'c', name: 'Fox', version: 3 }
  const { text, values } = toQuery(
    sql`insert into cards (id, ${columnNames(fields)}) values (${7}, ${valuesOf(card, fields)}) returning ${columns(fields)}`,
  )
  expect(text).toBe(
    'insert into cards (id, name, child_id) values ($1, $2, $3) returning name as "name", child_id as "childId"',
  )
  expect(values).toEqual([7, 'Fox', 'c'])
})

test('any number of parts can be joined', () => {
  expect(toQuery(join([sql`a = ${1}`, sql`b = ${2}`, sql`c`], ' and '))).toEqual({
    text: 'a = $1 and b = $2 and c',
    values: [1, 2],
  })
  expect(toQuery(join([], ' and ')).text).toBe('')
})
