import { vision } from '@pipit/contract/chat/events'
import { readJpegSize } from './read-jpeg-size.ts'

/** A JPEG of a size that we accept, judged by its header: decoding a large one would fill our memory. */
export function isPicture(picture: unknown): picture is Uint8Array {
  if (!(picture instanceof Uint8Array) || picture.byteLength > vision.maxBytes) return false
  const size = readJpegSize(picture)
  // The camera may be built in sideways.
  return (
    size !== null &&
    Math.max(size.width, size.height) <= vision.width &&
    Math.min(size.width, size.height) <= vision.height
  )
}
