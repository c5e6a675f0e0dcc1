/** All pieces as one. */
export async function joined(pieces: AsyncIterable<Int16Array>): Promise<Int16Array> {
  const all = await Array.fromAsync(pieces)
  const whole = new Int16Array(all.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of all) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
