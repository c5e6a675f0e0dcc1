/**
 * Reads only the header of a JPEG, so decompression bombs are harmless. Null if it is not a JPEG. The library image-size
 * searches a malformed one byte by byte, so a single hostile picture would block the process.
 */
export function readJpegSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null
  let offset = 2
  while (offset + 9 <= view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return null
    const marker = view.getUint8(offset + 1)
    if (marker === 0xff) {
      offset += 1
      continue
    }
    if (isStartOfFrame(marker)) return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) }
    // Start of scan or end of image without a frame header; or markers without a length, after which a decoder reads on
    // elsewhere, and would find another size than we.
    if (marker === 0xda || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9)) return null
    offset += 2 + view.getUint16(offset + 2)
  }
  return null
}

/** The three excluded markers in this range are tables. */
const isStartOfFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
