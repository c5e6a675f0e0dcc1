/** Zero crossings of the sinc function on each side. More make the filter steeper and slower. */
const zeroCrossings = 16
/** The filter starts below the highest frequency of the new rate, so that nothing above it passes. */
const passband = 0.92

export type Resample = (samples: Float32Array) => Float32Array

/**
 * Converts samples to another rate, piece by piece. Browsers record at the rate of the hardware, and not every browser
 * can read a microphone at another.
 */
export function createResampler(from: number, to: number): Resample {
  if (from === to) return (samples) => samples
  const common = greatestCommonDivisor(from, to)
  // Positions are whole fractions of a sample, so that no rounding error adds up during a long conversation.
  const parts = to / common
  const step = from / common
  const cutoff = Math.min(1, to / from) * passband
  const reach = Math.ceil(zeroCrossings / cutoff)
  const filters = Array.from({ length: parts }, (_, part) => filterAt(part / parts, cutoff, reach))
  let carried = new Float32Array(reach)
  let position = reach * parts

  return (samples) => {
    const input = new Float32Array(carried.length + samples.length)
    input.set(carried)
    input.set(samples, carried.length)
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
    carried = input.slice(done)
    position -= done * parts
    return output
  }
}

/** The weights of the samples around a position between two of them: a windowed sinc. */
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
