/** Reads a stream in pieces of the wanted size, and holds little more than one piece in memory. */
export function createByteReader(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]()
  let buffered: Buffer = Buffer.alloc(0)
  let hasEnded = false

  return {
    /** Fewer than `bytes` only at the end. */
    async upTo(bytes: number): Promise<Buffer> {
      await fill(bytes)
      const taken = buffered.subarray(0, bytes)
      buffered = buffered.subarray(bytes)
      return taken
    },

    async isAtEnd() {
      await fill(1)
      return buffered.length === 0
    },

    /** Lets the source close what it has opened. */
    close: () => iterator.return?.(),
  }

  async function fill(bytes: number) {
    if (buffered.length >= bytes || hasEnded) return
    const chunks = [buffered]
    let length = buffered.length
    while (length < bytes) {
      const { value, done } = await iterator.next()
      if (done) {
        hasEnded = true
        break
      }
      chunks.push(Buffer.from(value))
      length += value.length
    }
    buffered = Buffer.concat(chunks)
  }
}
