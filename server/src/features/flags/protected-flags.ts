/**
 * What a child says in these categories may be about somebody at home, who may read the account. So nobody who reads it is
 * shown the words, or pointed to them (decision 0076).
 */
export const protectedCategories = ['abuse', 'neglect', 'sexual', 'secrecy', 'self-harm']

interface ShownFlag {
  about: string
  category: string
  snippet: string | null
  entryId: string | null
}

/** Without words and place. That a child may hurt itself is said plainly, because a parent has to act at once. */
export function protectFlag<Flag extends Omit<ShownFlag, 'entryId'>>(flag: Flag): Flag {
  if (flag.about !== 'child' || !protectedCategories.includes(flag.category)) return flag
  const category = flag.category === 'self-harm' ? 'self-harm' : 'protected'
  return { ...flag, category, snippet: null, ...('entryId' in flag ? { entryId: null } : {}) }
}
