/** Between the samples of the browser (from -1 to 1) and those on the wire (16-bit, little-endian). */

export function toPcm(samples: Float32Array): Int16Array<ArrayBuffer> {
  return Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767))
}

/** The socket hands bytes over in one form or the other. */
export function fromPcm(bytes: Uint8Array | ArrayBuffer): Float32Array<ArrayBuffer> {
  const own = new Uint8Array(bytes)
  const samples = new Int16Array(own.buffer, 0, Math.floor(own.byteLength / 2))
  return Float32Array.from(samples, (sample) => sample / 32_768)
}

/** From 0 to 1: how loud it is on the whole. */
export function levelOf(samples: Float32Array | Int16Array, loudest = 1): number {
  if (samples.length === 0) return 0
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return Math.sqrt(sum / samples.length) / loudest
}
