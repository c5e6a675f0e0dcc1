interface StoredFlag {
  category: string
  snippet: string | null
  entryId: string | null
  /** The turn is withheld from the account holder, about whom it may be. */
  withheld: boolean
}

/** A parent has to act at once, so these are named; their words are withheld all the same. */
const namedCategories = new Set(['self-harm', 'danger'])

/** A withheld flag has no words, and nothing that points to them. */
export function protectFlag<Flag extends Omit<StoredFlag, 'entryId'>>({ withheld, ...flag }: Flag) {
  if (!withheld) return flag
  const category = namedCategories.has(flag.category) ? flag.category : 'protected'
  return { ...flag, category, snippet: null, ...('entryId' in flag ? { entryId: null } : {}) }
}
