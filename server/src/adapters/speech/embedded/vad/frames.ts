/** How speech is cut for Silero, at 16,000 Hz. */
export const frameLength = 512
export const frameMs = 32
/** A chunk of a device is two frames. */
export const framesPerChunk = 2

/** One row for each stream: up to two frames that follow each other. */
export interface Batch {
  streams: Uint32Array
  /** How many of the frames of a row are there. */
  counts: Uint8Array
  frames: Int16Array
}
