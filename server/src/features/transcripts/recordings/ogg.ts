/** What wraps Opus so that a browser plays it (RFC 3533 and RFC 7845). Positions count 48,000 in a second. */

interface Opus {
  packets: Uint8Array[]
  /** What each packet holds, and what the encoder needs before the first sound. */
  packetDuration: number
  lead: number
  /** Of the sound itself; the last packet may hold more. */
  duration: number
}

const flags = { first: 2, last: 4 }
/** A second at 20 ms; a page has room for 255 pieces of 255 bytes. */
const packetsPerPage = 50

export function writeOgg({ packets, packetDuration, lead, duration }: Opus): Buffer {
  const pages: Buffer[] = []
  writePage([header(lead)], 0, flags.first)
  writePage([tags()], 0, 0)
  for (let start = 0; start < packets.length; start += packetsPerPage) {
    const portion = packets.slice(start, start + packetsPerPage)
    const isLast = start + portion.length === packets.length
    writePage(portion, isLast ? lead + duration : (start + portion.length) * packetDuration, isLast ? flags.last : 0)
  }
  return Buffer.concat(pages)

  function writePage(contents: Uint8Array[], position: number, flag: number) {
    // Packets are cut into pieces of 255 bytes; a shorter piece, be it an empty one, ends the packet.
    const lacing = contents.flatMap(({ length }) => [
      ...Array<number>(Math.floor(length / 255)).fill(255),
      length % 255,
    ])
    const head = Buffer.alloc(27)
    head.write('OggS')
    head.writeUInt8(flag, 5)
    head.writeBigUInt64LE(BigInt(position), 6)
    head.writeUInt32LE(1, 14)
    head.writeUInt32LE(pages.length, 18)
    head.writeUInt8(lacing.length, 26)
    const page = Buffer.concat([head, Buffer.from(lacing), ...contents])
    page.writeUInt32LE(checksum(page), 22)
    pages.push(page)
  }
}

function header(lead: number) {
  const head = Buffer.alloc(19)
  head.write('OpusHead')
  head.writeUInt8(1, 8)
  head.writeUInt8(1, 9)
  head.writeUInt16LE(lead, 10)
  head.writeUInt32LE(16_000, 12)
  return head
}

function tags() {
  const vendor = Buffer.from('Pipit')
  const sized = Buffer.alloc(4)
  sized.writeUInt32LE(vendor.length)
  return Buffer.concat([Buffer.from('OpusTags'), sized, vendor, Buffer.alloc(4)])
}

/** Ogg's own: the polynomial of CRC-32, but neither turned round nor inverted. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte << 24
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 0x80_00_00_00 ? (rest << 1) ^ 0x04_c1_1d_b7 : rest << 1
  return rest
})

function checksum(page: Uint8Array) {
  let rest = 0
  for (const byte of page) rest = (rest << 8) ^ (table[(rest >>> 24) ^ byte] ?? 0)
  return rest >>> 0
}
