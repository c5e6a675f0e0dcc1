/** Wraps Opus packets in an Ogg container (RFC 3533 and RFC 7845). All positions and durations are samples at 48 kHz. */

interface Opus {
  packets: Uint8Array[]
  packetDuration: number
  preSkip: number
  /** Pre-skip and padding do not count. */
  duration: number
}

const flags = { first: 2, last: 4 }
/** One second at 20 ms per packet. A page holds at most 255 segments of 255 bytes. */
const packetsPerPage = 50

export function writeOgg({ packets, packetDuration, preSkip, duration }: Opus): Buffer {
  const pages: Buffer[] = []
  writePage([header(preSkip)], 0, flags.first)
  writePage([tags()], 0, 0)
  for (let start = 0; start < packets.length; start += packetsPerPage) {
    const pagePackets = packets.slice(start, start + packetsPerPage)
    const isLast = start + pagePackets.length === packets.length
    const position = isLast ? preSkip + duration : (start + pagePackets.length) * packetDuration
    writePage(pagePackets, position, isLast ? flags.last : 0)
  }
  return Buffer.concat(pages)

  function writePage(contents: Uint8Array[], position: number, flag: number) {
    // Packets are split into segments of 255 bytes; a shorter segment, which may be empty, ends the packet.
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

function header(preSkip: number) {
  const head = Buffer.alloc(19)
  head.write('OpusHead')
  head.writeUInt8(1, 8)
  head.writeUInt8(1, 9)
  head.writeUInt16LE(preSkip, 10)
  head.writeUInt32LE(16_000, 12)
  return head
}

function tags() {
  const vendor = Buffer.from('Pipit')
  const vendorLength = Buffer.alloc(4)
  vendorLength.writeUInt32LE(vendor.length)
  return Buffer.concat([Buffer.from('OpusTags'), vendorLength, vendor, Buffer.alloc(4)])
}

/** Ogg's checksum: CRC-32 without reflection and inversion. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 24
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80_00_00_00 ? (crc << 1) ^ 0x04_c1_1d_b7 : crc << 1
  return crc
})

function checksum(page: Uint8Array) {
  let crc = 0
  for (const byte of page) crc = (crc << 8) ^ (table[(crc >>> 24) ^ byte] ?? 0)
  return crc >>> 0
}
