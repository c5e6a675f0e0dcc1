export interface Random {
  /** Returns at least 0 and less than 1. */
  next: () => number
  pick: <Item>(items: Item[]) => Item
}

/** A seed always has the same numbers, so that training is repeatable. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return ((state >>> 8) ^ (state & 0xff)) / 2 ** 24
  }
  return { next, pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number] }
}
