/** Silero takes frames of 512 samples at 16 kHz. */
export const frameLength = 512
export const frameMs = 32
/** A chunk of a device is two frames. */
export const framesPerChunk = 2

export interface Batch {
  streams: Uint32Array
  counts: Uint8Array
  frames: Int16Array
}
