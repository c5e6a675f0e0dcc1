/**
 * A progressive JPEG of the largest size with so many scans of 14 bytes. Each says of the whole picture that nothing
 * changes, and costs a decoder as much as any other.
 */
export function aPictureOfScans(count: number): Uint8Array<ArrayBuffer> {
  const [width, height] = [2048, 1080]
  const scan = [...segment(0xda, [1, 1, 0, 1, 63, 0]), 0x7f, 0xfc, 0x00, 0x07]
  return Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    ...segment(0xc2, [8, ...bigEndian(height), ...bigEndian(width), 1, 1, 0x11, 0]),
    ...segment(0xc4, [0x10, 1, ...Array<number>(15).fill(0), 0xe0]),
    ...Array.from({ length: count }, () => scan).flat(),
    0xff,
    0xd9,
  ])
}

const segment = (marker: number, content: number[]) => [0xff, marker, ...bigEndian(content.length + 2), ...content]
const bigEndian = (value: number) => [value >> 8, value & 0xff]
