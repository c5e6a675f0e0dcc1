/**
 * The beginning of an application image of ESP-IDF (esp_image_header_t, the header of the first segment, and
 * esp_app_desc_t). It is read here, so that the page and `npm run sign-firmware` can read the version of a chosen file.
 */

/** So many bytes are read by `readImageHeader`. */
export const imageHeaderBytes = 288

export const firstSegmentOffset = 24

export interface ImageHeader {
  segmentCount: number
  /** 0 is ESP32, 9 is ESP32-S3; see `chipNames`. */
  chipId: number
  /** A SHA-256 follows the last segment. */
  hasHash: boolean
  /** The version as the build wrote it, perhaps with a leading v. */
  version: string
  projectName: string
}

export type ImageProblem = 'too-short' | 'wrong-magic' | 'wrong-segment-count' | 'no-description'

const imageMagic = 0xe9
const descriptionMagic = 0xabcd5432
const descriptionOffset = 32
const maxSegments = 16

export const chipNames: Record<number, string> = {
  0: 'ESP32',
  2: 'ESP32-S2',
  5: 'ESP32-C3',
  9: 'ESP32-S3',
  12: 'ESP32-C2',
  13: 'ESP32-C6',
  16: 'ESP32-H2',
  18: 'ESP32-P4',
  20: 'ESP32-C61',
  23: 'ESP32-C5',
}

export function readImageHeader(bytes: Uint8Array): ImageHeader | { problem: ImageProblem } {
  if (bytes[0] !== imageMagic) return { problem: bytes.length === 0 ? 'too-short' : 'wrong-magic' }
  if (bytes.length < imageHeaderBytes) return { problem: 'too-short' }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const segmentCount = view.getUint8(1)
  if (segmentCount === 0 || segmentCount > maxSegments) return { problem: 'wrong-segment-count' }
  if (view.getUint32(descriptionOffset, true) !== descriptionMagic) return { problem: 'no-description' }
  return {
    segmentCount,
    chipId: view.getUint16(12, true),
    hasHash: view.getUint8(23) === 1,
    version: textAt(bytes, descriptionOffset + 16),
    projectName: textAt(bytes, descriptionOffset + 48),
  }
}

/** Reads up to 32 bytes that end with a zero, as printable ASCII alone: the text is shown, and stored. */
function textAt(bytes: Uint8Array, offset: number) {
  const field = bytes.subarray(offset, offset + 32)
  const end = field.indexOf(0)
  return String.fromCharCode(...field.subarray(0, end === -1 ? 32 : end)).replaceAll(/[^ -~]/g, '?')
}
