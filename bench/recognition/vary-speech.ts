export interface Variation {
  voice: 'rms' | 'slt' | 'awb'
  /** Speech that is played faster sounds higher, like a child's. */
  speed: number
  /** The speech is so much louder than the noise of the room. */
  signalToNoiseDb: number
}

const audibleAmplitude = 300

export function varySpeech(speech: Int16Array, { speed, signalToNoiseDb }: Variation, seed: number): Int16Array {
  const faster = Float32Array.from({ length: Math.floor(speech.length / speed) }, (_, index) => {
    const at = Math.floor(index * speed)
    const part = index * speed - at
    return (speech[at] ?? 0) * (1 - part) + (speech[at + 1] ?? 0) * part
  })
  const noise = pinkNoise(faster.length, seed)
  const spoken = faster.filter((sample) => Math.abs(sample) > audibleAmplitude)
  const gain = Math.sqrt(power(spoken) / power(noise)) / 10 ** (signalToNoiseDb / 20)
  return Int16Array.from(faster, (sample, index) =>
    Math.max(-32_768, Math.min(32_767, Math.round(sample + gain * (noise[index] ?? 0)))),
  )
}

const power = (samples: Float32Array) =>
  samples.reduce((sum, sample) => sum + sample ** 2, 0) / Math.max(1, samples.length)

/** Paul Kellet's economy filter of white noise from a linear congruential generator. */
function pinkNoise(length: number, seed: number): Float32Array {
  let [state, low, middle, high] = [seed, 0, 0, 0]
  return Float32Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const white = state / 2 ** 31 - 1
    low = 0.997_65 * low + white * 0.099_046
    middle = 0.963 * middle + white * 0.296_516_4
    high = 0.57 * high + white * 1.052_691_3
    return low + middle + high + white * 0.184_8
  })
}
