/** How many zero crossings of the ideal filter are kept on each side: more is steeper, and slower. */
const crossings = 16
/** Where the filter begins to close, so that it is shut where the new rate can hold no more. */
const passed = 0.92

export type Resample = (samples: Float32Array) => Float32Array

/**
 * Turns samples of one rate into those of another, piece by piece as they come. A browser records at the rate that it
 * likes; not every one lets a microphone be read at another.
 */
export function createResampler(from: number, to: number): Resample {
  if (from === to) return (samples) => samples
  const common = greatestCommonDivisor(from, to)
  // Time is counted in whole parts of a sample, so that nothing drifts, however long somebody talks.
  const parts = to / common
  const step = from / common
  const cutoff = Math.min(1, to / from) * passed
  const reach = Math.ceil(crossings / cutoff)
  const filters = Array.from({ length: parts }, (_, part) => filterAt(part / parts, cutoff, reach))
  let kept = new Float32Array(reach)
  let position = reach * parts

  return (samples) => {
    const input = new Float32Array(kept.length + samples.length)
    input.set(kept)
    input.set(samples, kept.length)
    const last = (input.length - reach) * parts
    const output = new Float32Array(Math.max(0, Math.ceil((last - position) / step)))
    for (let index = 0; index < output.length; index++) {
      const filter = filters[position % parts] ?? input
      const first = Math.floor(position / parts) - reach + 1
      let sum = 0
      for (let tap = 0; tap < 2 * reach; tap++) sum += (input[first + tap] ?? 0) * (filter[tap] ?? 0)
      output[index] = sum
      position += step
    }
    const done = Math.floor(position / parts) - reach
    kept = input.slice(done)
    position -= done * parts
    return output
  }
}

/** A windowed sinc, as it weighs the samples around a moment between two of them. */
function filterAt(fraction: number, cutoff: number, reach: number) {
  const taps = Float64Array.from({ length: 2 * reach }, (_, tap) => {
    const distance = tap - reach + 1 - fraction
    return sinc(distance * cutoff) * (0.5 + 0.5 * Math.cos((Math.PI * distance) / (reach + 1)))
  })
  const sum = taps.reduce((total, tap) => total + tap, 0)
  return taps.map((tap) => tap / sum)
}

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other)
}
