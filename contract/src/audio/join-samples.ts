export function joinSamples(pieces: readonly Int16Array[]): Int16Array<ArrayBuffer> {
  const joined = new Int16Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    joined.set(piece, at)
    at += piece.length
  }
  return joined
}
