/** Remembers the latest few; the one that nobody asked for the longest is forgotten first. */
export function createRecent<Value>(most: number) {
  const kept = new Map<string, Value>()
  return {
    get(key: string) {
      const value = kept.get(key)
      if (value !== undefined) {
        kept.delete(key)
        kept.set(key, value)
      }
      return value
    },
    set(key: string, value: Value) {
      kept.delete(key)
      kept.set(key, value)
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    },
  }
}
