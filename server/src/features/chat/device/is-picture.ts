import { vision } from '@pipit/contract/chat/events'
import { countScans } from './count-scans.ts'
import { readJpegSize } from './read-jpeg-size.ts'

/** Decodes nothing: a huge JPEG would fill the memory, and one with many scans would take minutes. */
export function isPicture(picture: unknown): picture is Uint8Array {
  if (!(picture instanceof Uint8Array) || picture.byteLength > vision.maxBytes) return false
  const size = readJpegSize(picture)
  // The camera may be mounted in portrait orientation.
  return (
    size !== null &&
    Math.min(size.width, size.height) > 0 &&
    Math.max(size.width, size.height) <= vision.width &&
    Math.min(size.width, size.height) <= vision.height &&
    countScans(picture, vision.maxScans) <= vision.maxScans
  )
}
