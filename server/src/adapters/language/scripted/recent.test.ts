import { expect, test } from 'vitest'
import { createRecent } from './recent.ts'

test('the latest are remembered, and the one that was not asked for the longest is forgotten', () => {
  const recent = createRecent<number>(2)
  recent.set('a', 1)
  recent.set('b', 2)
  expect(recent.get('a')).toBe(1)
  recent.set('c', 3)
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3])
})
