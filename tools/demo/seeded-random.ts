import { seedOf } from '@pipit/server/adapters/language/scripted/seeded-random'

export type Seeded = ReturnType<typeof seeded>

/** Chance that falls the same way each time, so that every demo tells the same three months. */
export function seeded(seed: string) {
  let count = 0
  const next = () => seedOf(`${seed} ${(count += 1)}`) / 2 ** 32
  return {
    /** From `low` up to, but without, `high`. */
    between: (low: number, high: number) => low + next() * (high - low),
    one<Item>(items: readonly Item[]): Item {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('there is nothing to choose from')
      return item
    },
    isLucky: (chance: number) => next() < chance,
  }
}
