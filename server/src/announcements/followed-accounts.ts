interface Changes {
  onFirst?: (accountId: string) => void
  onLast?: (accountId: string) => void
}

/** Counts who follows which account. */
export function createFollowedAccounts({ onFirst, onLast }: Changes = {}) {
  const counts = new Map<string, number>()
  return {
    has: (accountId: string) => counts.has(accountId),
    /** Returns the function that ends it, which may be called again. */
    add(accountId: string): () => void {
      const count = counts.get(accountId) ?? 0
      counts.set(accountId, count + 1)
      if (count === 0) onFirst?.(accountId)
      let hasEnded = false
      return () => {
        if (hasEnded) return
        hasEnded = true
        remove(accountId)
      }
    },
  }

  function remove(accountId: string) {
    const count = counts.get(accountId) ?? 0
    if (count > 1) return void counts.set(accountId, count - 1)
    counts.delete(accountId)
    onLast?.(accountId)
  }
}
