import { expect, test } from 'vitest'
import { z } from 'zod'
import { compileSerializer, compileVerifyingSerializer } from './compile-serializer.ts'

const child = z.object({
  id: z.uuid(),
  name: z.string().max(10),
  age: z.int().nullable(),
  level: z.enum(['simple', 'fluent']),
  interests: z.array(z.string()).default([]),
  note: z.string().optional(),
  counts: z.record(z.string(), z.number()),
  device: z.object({ online: z.boolean() }).nullable(),
})
const mia = {
  id: '0192f3a4-0000-7000-8000-000000000001',
  name: 'Mia',
  age: 6,
  level: 'simple' as const,
  interests: ['trains'],
  counts: { cards: 2 },
  device: { online: true },
}
const route = { schema: child, method: 'GET', url: '/children' }
const serialize = compileSerializer(route)

test('a response is serialised as zod does it, in the order of the schema', () => {
  const { id, ...others } = mia
  const response = { ...others, age: null, device: null, id }
  expect(serialize(response)).toBe(JSON.stringify(z.encode(child, response)))
  expect(compileVerifyingSerializer(route)(response)).toBe(serialize(response))
})

test('fields that the schema does not name are left out at every depth', () => {
  const json = serialize({ ...mia, password: 'secret', device: { online: true, key: 'secret' } })
  expect(JSON.parse(json)).toEqual(mia)
})

test.each([
  ['a missing field', { name: undefined }],
  ['an object in place of a text', { name: { first: 'Mia' } }],
  ['an unknown word', { level: 'unknown' }],
  ['a text in place of a list', { interests: 'trains' }],
  ['a number that JSON cannot hold', { age: Infinity }],
  ['a list in place of an object', { device: [] }],
  ['null where it is not allowed', { counts: null }],
])('%s fails', (_, change) => {
  expect(() => serialize({ ...mia, ...change })).toThrow('Response doesn')
})

test('formats and lengths are checked only where responses are verified', () => {
  const response = { ...mia, id: 'no uuid', name: 'A very long name' }
  expect(JSON.parse(serialize(response))).toEqual(response)
  expect(() => compileVerifyingSerializer(route)(response)).toThrow('Response doesn')
})
