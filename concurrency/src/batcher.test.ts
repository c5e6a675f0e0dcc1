import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBatcher } from './batcher.ts'

test('the first item is worked on at once, and those that come meanwhile together', async () => {
  const batches: number[][] = []
  const { add } = createBatcher(async (items: number[]) => {
    batches.push(items)
    await Promise.resolve()
    return new Set(items)
  })
  const results = await Promise.all([1, 2, 3, 2, 4].map(add))
  expect(results.map((result) => [...result])).toEqual([[1], [2, 3, 4], [2, 3, 4], [2, 3, 4], [2, 3, 4]])
  expect(batches).toEqual([[1], [2, 3, 4]])
})

test('while many items come, each batch waits a moment for more of them', async () => {
  const batches: number[][] = []
  const { add } = createBatcher(async (items: number[]) => void batches.push(items))
  const early = [add(1), add(2)]
  await early[0]
  await nextTurn()
  await Promise.all([...early, add(3)])
  expect(batches).toEqual([[1], [2, 3]])
})

test('items are collected before the first batch, where that is wanted', async () => {
  const batches: number[][] = []
  const { add } = createBatcher(async (items: number[]) => void batches.push(items), { collectForMs: 1 })
  await Promise.all([add(1), add(2)])
  expect(batches).toEqual([[1, 2]])
})

test('an item that comes again while it is being worked on is worked on again, because it may have changed', async () => {
  let version = 0
  const { add } = createBatcher<string, number>(async () => ++version)
  const first = add('device')
  expect(await Promise.all([first, add('device')])).toEqual([1, 2])
})

test('a failed batch fails for those who wait for it, and no others', async () => {
  const { add } = createBatcher(async (items: string[]) => {
    if (items.includes('broken')) throw new Error('the database is away')
  })
  const broken = add('broken')
  const sound = add('sound')
  await expect(broken).rejects.toThrow('the database is away')
  await sound
})

test('with a listener for failures, a failed batch is tried again with what has come meanwhile', async () => {
  const batches: string[][] = []
  const failures: unknown[] = []
  const failed = Promise.withResolvers<void>()
  const batcher = createBatcher(
    async (items: string[]) => {
      batches.push(items)
      if (batches.length === 1) throw new Error('the database is away')
    },
    { onFailure: (error) => failed.resolve(void failures.push(error)) },
  )
  void batcher.add('first')
  await failed.promise
  void batcher.add('second')
  await batcher.close()
  expect(batches).toEqual([['first'], ['first', 'second']])
  expect(failures).toHaveLength(1)
})
