/** Parses an Ogg file and checks each page, as a player does. */

interface Page {
  position: bigint
  lacing: number[]
  content: Buffer
}

export function packetsIn(file: Buffer): Buffer[] {
  return pagesIn(file).flatMap(({ lacing, content }) => {
    const packets: Buffer[] = []
    let [start, end] = [0, 0]
    for (const length of lacing) {
      end += length
      if (length === 255) continue
      packets.push(content.subarray(start, end))
      start = end
    }
    return packets
  })
}

/** How many samples at 48 kHz a player plays: up to the last position, without the pre-skip. */
export function samplesPlayed(file: Buffer): number {
  const [head] = packetsIn(file)
  return Number(pagesIn(file).at(-1)?.position ?? 0n) - (head?.readUInt16LE(10) ?? 0)
}

function pagesIn(file: Buffer): Page[] {
  const pages: Page[] = []
  let start = 0
  while (start < file.length) {
    if (file.toString('latin1', start, start + 4) !== 'OggS') throw new Error(`no page begins at ${start}`)
    const lacing = [...file.subarray(start + 27, start + 27 + file.readUInt8(start + 26))]
    const begin = start + 27 + lacing.length
    const end = begin + lacing.reduce((sum, length) => sum + length, 0)
    const page = Buffer.from(file.subarray(start, end))
    page.writeUInt32LE(0, 22)
    if (crc(page) !== file.readUInt32LE(start + 22)) throw new Error(`the page at ${start} is damaged`)
    if (file.readUInt32LE(start + 18) !== pages.length) throw new Error('a page is missing')
    pages.push({ position: file.readBigUInt64LE(start + 6), lacing, content: file.subarray(begin, end) })
    start = end
  }
  return pages
}

/** Bit by bit, as in the specification. */
function crc(bytes: Uint8Array) {
  let rest = 0n
  for (const byte of bytes) {
    rest ^= BigInt(byte) << 24n
    for (let bit = 0; bit < 8; bit += 1)
      rest = (rest & 0x80000000n) === 0n ? rest << 1n : ((rest << 1n) ^ 0x104c11db7n) & 0xffffffffn
  }
  return Number(rest)
}
