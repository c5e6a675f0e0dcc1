import type { PitchContour } from '@pipit/conversation/events'

/** Half of the microphone's rate is enough for the pitch of a voice, at a quarter of the work. */
const rate = 8_000
const windowSamples = 320
const hopSamples = 80
/** The range goes from a deep voice, which only a grown-up has, to the squeak of a small child. */
const minHertz = 75
const maxHertz = 600
/** Normalised autocorrelation below this is a consonant or a noise. */
const voicedThreshold = 0.55
/** The room is never this loud, compared with the loudest window. */
const quietThreshold = 0.03
const minVoicedWindows = 6
const semitonesToMove = 1

/** Null means that too little of the speech is voiced. */
export function pitchContourOf(speech: Int16Array): PitchContour | null {
  const points = pitchPoints(halveRate(speech))
  if (points.length < minVoicedWindows) return null
  const third = Math.max(2, Math.floor(points.length / 3))
  const semitones = 12 * Math.log2(median(points.slice(-third)) / median(points.slice(0, third)))
  if (semitones <= -semitonesToMove) return 'falling'
  return semitones >= semitonesToMove ? 'rising' : 'level'
}

function halveRate(speech: Int16Array): Float32Array {
  return Float32Array.from(
    { length: speech.length >> 1 },
    (_, at) => ((speech[2 * at] ?? 0) + (speech[2 * at + 1] ?? 0)) / 2,
  )
}

function pitchPoints(samples: Float32Array): number[] {
  const starts = Array.from(
    { length: Math.max(0, Math.floor((samples.length - 2 * windowSamples) / hopSamples) + 1) },
    (_, index) => index * hopSamples,
  )
  const energies = starts.map((start) => energy(samples, start))
  const loudest = Math.max(0, ...energies)
  return starts.flatMap((start, index) =>
    (energies[index] ?? 0) > loudest * quietThreshold ? (pitchAt(samples, start) ?? []) : [],
  )
}

function energy(samples: Float32Array, start: number) {
  let sum = 0
  for (let at = start; at < start + windowSamples; at++) sum += (samples[at] ?? 0) ** 2
  return sum
}

/** A multiple of the period may explain the window best, so the shortest that does nearly as well is taken. */
function pitchAt(samples: Float32Array, start: number): number | null {
  const [minLag, maxLag] = [Math.floor(rate / maxHertz), Math.ceil(rate / minHertz)]
  const own = energy(samples, start)
  const correlations: number[] = []
  for (let lag = minLag; lag <= maxLag; lag++) {
    let sum = 0
    for (let at = start; at < start + windowSamples; at++) sum += (samples[at] ?? 0) * (samples[at + lag] ?? 0)
    correlations.push(sum / Math.sqrt(own * energy(samples, start + lag) + 1))
  }
  const best = Math.max(...correlations)
  if (best < voicedThreshold) return null
  const lag = correlations.findIndex(
    (value, index) =>
      value > best * 0.9 && value >= (correlations[index - 1] ?? Infinity) && value >= (correlations[index + 1] ?? -1),
  )
  return lag < 0 ? null : rate / (minLag + lag)
}

function median(values: number[]) {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
}
