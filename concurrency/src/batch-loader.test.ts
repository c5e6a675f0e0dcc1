import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBatchLoader } from './batch-loader.ts'

test('the first key is read at once, and those that are wanted meanwhile with one query', async () => {
  const queries: number[][] = []
  const load = createBatchLoader(async (keys: number[]) => {
    queries.push(keys)
    await Promise.resolve()
    return new Map(keys.filter((key) => key < 4).map((key) => [key, key * 10]))
  })
  expect(await Promise.all([1, 2, 3, 2, 4].map(load))).toEqual([10, 20, 30, 20, undefined])
  expect(queries).toEqual([[1], [2, 3, 4]])
})

test('while many keys are wanted, each query waits a moment for more of them', async () => {
  const queries: number[][] = []
  const load = createBatchLoader(async (keys: number[]) => {
    queries.push(keys)
    return new Map<number, never>()
  })
  const early = [load(1), load(2)]
  await early[0]
  await nextTurn()
  await Promise.all([...early, load(3)])
  expect(queries).toEqual([[1], [2, 3]])
})

test('a key that is wanted again while it is being read is read again, because it may have changed', async () => {
  let version = 0
  const load = createBatchLoader(async (keys: string[]) => {
    version += 1
    return new Map(keys.map((key) => [key, version]))
  })
  const first = load('device')
  expect(await Promise.all([first, load('device')])).toEqual([1, 2])
})

test('a failed query fails those who wait for it, and no others', async () => {
  const load = createBatchLoader(async (keys: string[]) => {
    if (keys.includes('broken')) throw new Error('the database is away')
    return new Map(keys.map((key) => [key, true]))
  })
  const broken = load('broken')
  const sound = load('sound')
  await expect(broken).rejects.toThrow('the database is away')
  expect(await sound).toBe(true)
})
