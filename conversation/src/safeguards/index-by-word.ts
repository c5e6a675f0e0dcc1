/** So many letters of a beginning are looked up; none may be shorter. */
const letters = 3

/** Finds the items that one of the words asks for, in their order; `bull~` stands for any ending, null for any word. */
export function indexByWord<Item extends { words: string[] | null }>(items: Item[]): (words: string[]) => Item[] {
  const byWord = Map.groupBy(
    pairsOf(items).filter(({ word }) => !word.endsWith('~')),
    ({ word }) => word,
  )
  const byBeginning = Map.groupBy(
    pairsOf(items).flatMap(({ word, item }) => (word.endsWith('~') ? [{ beginning: word.slice(0, -1), item }] : [])),
    ({ beginning }) => beginning.slice(0, letters),
  )
  const tooShort = [...byBeginning.keys()].find((beginning) => beginning.length < letters)
  if (tooShort) throw new Error(`"${tooShort}~" is too short to be looked up.`)
  const always = items.filter(({ words }) => words === null)
  return (words) => {
    const found = new Set(always)
    for (const word of words) {
      for (const { item } of byWord.get(word) ?? []) found.add(item)
      for (const { beginning, item } of byBeginning.get(word.slice(0, letters)) ?? []) {
        if (word.startsWith(beginning)) found.add(item)
      }
    }
    return found.size === 0 ? [] : items.filter((item) => found.has(item))
  }
}

const pairsOf = <Item extends { words: string[] | null }>(items: Item[]) =>
  items.flatMap((item) => (item.words ?? []).map((word) => ({ word, item })))
