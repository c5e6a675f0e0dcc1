/** These stand for whole words, in Arabic, Japanese and Korean. All others become at most four characters. */
const wordSigns = /[\u321d\u321e\u327c\u3300-\u3357\u33ae\u33af\ufdfa\ufdfb]/g

/**
 * NFKD makes "fi" of "ﬁ", and "e" and an accent of "é". It would also make 18 characters of U+FDFA, and a text of such
 * signs 20 times as expensive to check, so they become spaces.
 */
export function decompose(text: string): string {
  return text.replaceAll(wordSigns, ' ').normalize('NFKD')
}
