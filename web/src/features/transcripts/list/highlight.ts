interface Piece {
  text: string
  isMatch: boolean
}

/** Scripts that put no spaces between words match anywhere, all others only at the beginning of a word. */
const scriptsWithoutSpaces = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3040-\u30FF\u3400-\u9FFF\uF900-\uFAFF]/

/** Splits a text into pieces that match the search and pieces that do not. */
export function highlight(text: string, search: string): Piece[] {
  const words = search.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  if (words.length === 0) return [{ text, isMatch: false }]
  const patterns = words.map((word) => (scriptsWithoutSpaces.test(word) ? word : `(?<![\\p{L}\\p{N}\\p{M}])${word}`))
  const pattern = new RegExp(`(${patterns.join('|')})`, 'giu')
  return text
    .split(pattern)
    .flatMap((piece, index) => (piece === '' ? [] : [{ text: piece, isMatch: index % 2 === 1 }]))
}
