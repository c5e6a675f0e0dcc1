/** The checksum of Ethernet, ZIP and PNG. Without a lookup table, because a message has only a few hundred bytes. */
export function crc32(bytes: Uint8Array): number {
  let remainder = 0xffffffff
  for (const byte of bytes) {
    remainder ^= byte
    for (let bit = 0; bit < 8; bit++) remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0)
  }
  return (remainder ^ 0xffffffff) >>> 0
}
