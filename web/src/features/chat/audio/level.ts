/** The root mean square of the samples as a share of the loudest possible: 0 is silence. */
export function levelOf(samples: Float32Array | Int16Array, fullScale = 1): number {
  if (samples.length === 0) return 0
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return Math.sqrt(sum / samples.length) / fullScale
}
