/** A language model may send one character, such as an emoji, in two pieces. Each piece of this stream has whole ones. */
export async function* joinCharacters(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let half = ''
  for await (const piece of pieces) {
    const text = half + piece
    half = /[\uD800-\uDBFF]$/.test(text) ? text.slice(-1) : ''
    yield text.slice(0, text.length - half.length)
  }
  if (half) yield half
}
