/** Words with any ending (`bull~`) are indexed by a prefix of this length. */
const prefixLength = 3

/** Returns the items that have one of the words, in their order. `bull~` matches any ending; null matches every text. */
export function indexByWord<Item extends { words: string[] | null }>(items: Item[]): (words: string[]) => Item[] {
  const byWord = Map.groupBy(
    wordItemPairs(items).filter(({ word }) => !word.endsWith('~')),
    ({ word }) => word,
  )
  const byPrefix = Map.groupBy(
    wordItemPairs(items).flatMap(({ word, item }) => (word.endsWith('~') ? [{ prefix: word.slice(0, -1), item }] : [])),
    ({ prefix }) => prefix.slice(0, prefixLength),
  )
  const tooShort = [...byPrefix.keys()].find((prefix) => prefix.length < prefixLength)
  if (tooShort) throw new Error(`"${tooShort}~" is too short to be looked up.`)
  const unconditional = items.filter(({ words }) => words === null)
  return (words) => {
    const found = new Set(unconditional)
    for (const word of words) {
      for (const { item } of byWord.get(word) ?? []) found.add(item)
      for (const { prefix, item } of byPrefix.get(word.slice(0, prefixLength)) ?? []) {
        if (word.startsWith(prefix)) found.add(item)
      }
    }
    return found.size === 0 ? [] : items.filter((item) => found.has(item))
  }
}

const wordItemPairs = <Item extends { words: string[] | null }>(items: Item[]) =>
  items.flatMap((item) => (item.words ?? []).map((word) => ({ word, item })))
