const startOfScan = Buffer.from([0xff, 0xda])

/**
 * The scans of a JPEG, at most one more than `max`. Decoders go through the whole picture for each scan, which may be 14
 * bytes long. Counts the marker wherever it is: a scan cannot be hidden, and other content hardly ever has these bytes.
 */
export function countScans(jpeg: Uint8Array, max: number): number {
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  let count = 0
  for (let at = bytes.indexOf(startOfScan); at >= 0 && count <= max; at = bytes.indexOf(startOfScan, at + 2)) count += 1
  return count
}
