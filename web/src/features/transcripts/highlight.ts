interface Piece {
  text: string
  isFound: boolean
}

/** Scripts without spaces between words are found anywhere, all others at the beginning of a word. */
const spaceless = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3040-\u30FF\u3400-\u9FFF\uF900-\uFAFF]/

/** A text in pieces, with those marked that the search was for. */
export function highlight(text: string, search: string): Piece[] {
  const words = search.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  if (words.length === 0) return [{ text, isFound: false }]
  const patterns = words.map((word) => (spaceless.test(word) ? word : `(?<![\\p{L}\\p{N}\\p{M}])${word}`))
  const pattern = new RegExp(`(${patterns.join('|')})`, 'giu')
  return text
    .split(pattern)
    .flatMap((piece, index) => (piece === '' ? [] : [{ text: piece, isFound: index % 2 === 1 }]))
}
