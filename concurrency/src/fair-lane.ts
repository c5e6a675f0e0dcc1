/**
 * What waits, in turns: the requester whose turn it is comes next, with what they have waited for the longest. So a
 * flood from one of them delays that one only.
 */
export function createFairLane<Item>(maxWaiting: number) {
  /** They are in the order of their turns. */
  const byRequester = new Map<string, Item[]>()
  let count = 0
  /** Who comes meanwhile is served before them. */
  let lastServed: string | undefined

  /** Takes the newest of the requester with the most waiting; among equals, of the one that came last. */
  function removeOne(): Item | undefined {
    const [longest] = [...byRequester].toReversed().toSorted(([, one], [, other]) => other.length - one.length)
    if (!longest) return undefined
    const [requester, waiting] = longest
    count -= 1
    if (waiting.length === 1) byRequester.delete(requester)
    return waiting.pop()
  }

  function moveToEnd(requester: string, waiting: Item[]) {
    byRequester.delete(requester)
    if (waiting.length > 0) byRequester.set(requester, waiting)
  }

  return {
    size: () => count,

    /** Returns what has lost its place, if there is none for all. */
    add(requester: string, item: Item): Item | undefined {
      const own = byRequester.get(requester)
      if (own) own.push(item)
      else byRequester.set(requester, [item])
      count += 1
      return count > maxWaiting ? removeOne() : undefined
    },

    take(): Item | undefined {
      const [former] = byRequester
      if (former && former[0] === lastServed) moveToEnd(...former)
      const [first] = byRequester
      if (!first) return undefined
      const [requester, waiting] = first
      const next = waiting.shift()
      count -= 1
      lastServed = requester
      moveToEnd(requester, waiting)
      return next
    },
  }
}
