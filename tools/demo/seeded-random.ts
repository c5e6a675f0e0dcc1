import { seedOf } from '@pipit/coach/seeded-random'

export type SeededRandom = ReturnType<typeof createSeededRandom>

/** Deterministic, so every demo has the same three months. */
export function createSeededRandom(seed: string) {
  let count = 0
  const next = () => seedOf(`${seed} ${(count += 1)}`) / 2 ** 32
  return {
    /** A number from `low` (inclusive) to `high` (exclusive). */
    between: (low: number, high: number) => low + next() * (high - low),
    pick<Item>(items: readonly Item[]): Item {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('cannot pick from an empty list')
      return item
    },
  }
}
