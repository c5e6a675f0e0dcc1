/** Signs that stand for whole words, in Arabic, Japanese and Korean, and "rad∕s". All others become at most four. */
const wordSigns = /[\u321d\u321e\u327c\u3300-\u3357\u33ae\u33af\ufdfa\ufdfb]/g

/**
 * Compatibility decomposition (NFKD): "ﬁ" becomes "fi", "é" becomes "e" and an accent. Signs for whole words become spaces,
 * because one of them (U+FDFA) becomes 18 characters, and a text of them would cost 20 times as much to check.
 */
export function decompose(text: string): string {
  return text.replaceAll(wordSigns, ' ').normalize('NFKD')
}
