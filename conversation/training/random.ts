export interface Random {
  /** At least 0, below 1. */
  next: () => number
  pick: <Item>(items: Item[]) => Item
}

/** The same numbers for the same seed, so that training is repeatable. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return ((state >>> 8) ^ (state & 0xff)) / 2 ** 24
  }
  return { next, pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number] }
}
