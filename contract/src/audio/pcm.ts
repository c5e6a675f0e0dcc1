/** Samples are signed 16-bit numbers of one channel. On the wire they are PCM: two bytes each, little-endian. */

const bytesPerSample = 2
const fullScale = 32_768

/** Reads the samples in place. Only bytes at an odd address are copied, because no view can start there. */
export function pcmToSamples(bytes: Uint8Array): Int16Array {
  if (bytes.byteLength % bytesPerSample !== 0) throw new RangeError('PCM has an even number of bytes.')
  const { buffer, byteOffset } = bytes.byteOffset % bytesPerSample === 0 ? bytes : new Uint8Array(bytes)
  return new Int16Array(buffer, byteOffset, bytes.byteLength / bytesPerSample)
}

/** A view of the same memory. */
export function samplesToPcm<Memory extends ArrayBufferLike>(samples: Int16Array<Memory>): Uint8Array<Memory> {
  return new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength)
}

/** Browsers use numbers from -1 to 1. Louder ones are clipped. */
export function floatsToSamples(floats: Float32Array): Int16Array<ArrayBuffer> {
  return Int16Array.from(floats, (value) => Math.round(Math.max(-1, Math.min(1, value)) * (fullScale - 1)))
}

export function samplesToFloats(samples: Int16Array): Float32Array<ArrayBuffer> {
  return Float32Array.from(samples, (sample) => sample / fullScale)
}
