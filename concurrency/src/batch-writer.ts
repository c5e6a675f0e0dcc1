import { createBatchLoader } from './batch-loader.ts'

/**
 * Writes many items with one statement: the first at once, and those that come meanwhile together soon after. If it
 * fails, it fails for all of them.
 */
export function createBatchWriter<Item>(writeAll: (items: Item[]) => Promise<void>): (item: Item) => Promise<void> {
  const write = createBatchLoader(async (items: Item[]) => {
    await writeAll(items)
    return new Map<Item, never>()
  })
  return async (item) => void (await write(item))
}
