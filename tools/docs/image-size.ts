/** How large a WebP image is shown: half of its pixels, because screenshots are taken for sharp screens. */
export function shownSize(image: Buffer): { width: number; height: number } {
  const kind = image.toString('latin1', 12, 16)
  if (image.toString('latin1', 8, 12) !== 'WEBP' || !(kind in readers)) throw new Error('it is no WebP image')
  const { width, height } = readers[kind as keyof typeof readers](image)
  return { width: Math.round(width / 2), height: Math.round(height / 2) }
}

/** The three kinds of WebP: lossy, lossless, and extended. */
const readers = {
  'VP8 ': (image: Buffer) => ({ width: image.readUInt16LE(26) & 0x3fff, height: image.readUInt16LE(28) & 0x3fff }),
  VP8L: (image: Buffer) => {
    const bits = image.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  },
  VP8X: (image: Buffer) => ({ width: image.readUIntLE(24, 3) + 1, height: image.readUIntLE(27, 3) + 1 }),
}
