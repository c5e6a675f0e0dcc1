const blockBytes = 512

interface TarEntry {
  name: string
  content: Buffer
}

/** npm writes archives with short names and without links. */
export async function* readTar(stream: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  let chunks: Buffer[] = []
  let buffered = 0
  let entry: { name: string; length: number } | null = null
  for await (const chunk of stream) {
    chunks.push(chunk)
    buffered += chunk.length
    while (buffered >= (entry ? roundUp(entry.length) : blockBytes)) {
      const bytes = Buffer.concat(chunks)
      const taken: number = entry ? roundUp(entry.length) : blockBytes
      if (entry) yield { name: entry.name, content: bytes.subarray(0, entry.length) }
      entry = entry ? null : readHeader(bytes)
      chunks = [bytes.subarray(taken)]
      buffered = bytes.length - taken
    }
  }
}

const roundUp = (length: number) => Math.ceil(length / blockBytes) * blockBytes

/** The blocks at the end are empty, which gives null. */
function readHeader(block: Buffer) {
  const text = (from: number, length: number) => block.toString('latin1', from, from + length).replace(/\0.*$/s, '')
  const [name, prefix] = [text(0, 100), text(345, 155)]
  return name ? { name: prefix ? `${prefix}/${name}` : name, length: Number.parseInt(text(124, 12), 8) || 0 } : null
}
