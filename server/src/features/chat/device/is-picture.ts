import { vision } from '@pipit/contract/chat/events'
import { readJpegSize } from './read-jpeg-size.ts'

/** Reads only the header, because decoding a huge JPEG would fill the memory. */
export function isPicture(picture: unknown): picture is Uint8Array {
  if (!(picture instanceof Uint8Array) || picture.byteLength > vision.maxBytes) return false
  const size = readJpegSize(picture)
  // The camera may be mounted in portrait orientation.
  return (
    size !== null &&
    Math.max(size.width, size.height) <= vision.width &&
    Math.min(size.width, size.height) <= vision.height
  )
}
