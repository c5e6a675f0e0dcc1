import { joinSamples } from '@pipit/contract/audio/join-samples'
import { childSpeech, coachSpeech } from '@pipit/contract/chat/events'
import { createSampleHistory } from './sample-history.ts'

/** The coach and the microphone are compared at a rate that shows the voice but not its details: it costs little. */
const rate = 2_000
const samplesPerMs = rate / 1_000
/** How much of the microphone's latest sound is compared. */
const windowSamples = 384 * samplesPerMs
/** Reports of the playback position are late or early, and sound takes time through buffers and air. */
const maxDelayMs = 1_200
const maxLeadMs = 500
/** How much the delay seems to change between two reports. */
const delayToleranceMs = 100
/** Sound may still be in buffers this long after the coach's last word. */
const maxTailMs = 1_500
const maxReferenceSamples = 30 * rate
/** Above it, the microphone hears the coach. Two different voices stay below 0.5. */
const echoCorrelation = 0.6
/** What is much quieter than the echo so far is a part of it, or noise. */
const minLoudnessOfChild = 0.7
const loudnessDecay = 0.97

interface PlaybackPosition {
  sample: number
  at: number
}

/**
 * Recognises the coach's own voice in the microphone, for devices whose echo cancellation is missing or weak. It knows
 * what was sent to the device, and from its reports roughly what is played.
 */
export function createEchoDetector(now: () => number) {
  const reference = createSampleHistory(maxReferenceSamples)
  const startOf = new Map<string, number>()
  let position: PlaybackPosition = { sample: 0, at: 0 }
  let echoLoudness = 0
  /** How far the echo was behind the playback position. */
  let lastDelay: number | null = null

  const isPlaying = () => {
    const endsAt = position.at + (reference.end() - position.sample) / samplesPerMs
    return !reference.isEmpty() && now() < endsAt + maxTailMs
  }

  return {
    addCoachSpeech(sentence: string, samples: Int16Array) {
      if (!isPlaying()) position = { sample: reference.end(), at: now() }
      if (!startOf.has(sentence)) startOf.set(sentence, reference.end())
      reference.add(reduceRate(samples, coachSpeech.rate))
    },

    reportPlayed(sentence: string, playedMs: number) {
      const start = startOf.get(sentence)
      if (start !== undefined) position = { sample: start + playedMs * samplesPerMs, at: now() }
    },

    stopPlayback() {
      const played = position.sample + (now() - position.at) * samplesPerMs
      reference.endAt(played + maxLeadMs * samplesPerMs)
      startOf.clear()
    },

    /** Whether the latest sound of the microphone is only the coach. */
    isEcho(chunks: Int16Array[]): boolean {
      if (!isPlaying()) return false
      const heard = reduceRate(joinSamples(chunks), childSpeech.rate).slice(-windowSamples)
      const loudness = Math.sqrt(energyOf(heard) / heard.length)
      if (findDelay(heard)) {
        echoLoudness = Math.max(loudness, echoLoudness * loudnessDecay)
        return true
      }
      return loudness < echoLoudness * minLoudnessOfChild
    },
  }

  /** First near the last delay, which saves most of the work while an echo lasts. */
  function findDelay(heard: Float32Array): boolean {
    const played = Math.round(position.sample + (now() - position.at) * samplesPerMs)
    const tolerance = delayToleranceMs * samplesPerMs
    const [from, to] = [-maxLeadMs * samplesPerMs, maxDelayMs * samplesPerMs]
    const ranges: [number, number][] = [[from, to]]
    if (lastDelay !== null) ranges.unshift([lastDelay - tolerance, lastDelay + tolerance])
    for (const [least, most] of ranges) {
      const searched = extract(played - most - heard.length, played - least)
      const best = bestCorrelation(heard, searched)
      if (best.correlation < echoCorrelation) continue
      lastDelay = most - best.lag
      return true
    }
    return false
  }

  /** Before and after the coach's speech there was silence. */
  function extract(from: number, to: number): Float32Array {
    const part = new Float32Array(to - from)
    const known = reference.read(from, to)
    if (known.length > 0) part.set(known, Math.max(0, reference.start() - from))
    return part
  }
}

/** Returns the differences of neighbouring samples, in which voices differ more than in the samples themselves. */
function reduceRate(samples: Int16Array, from: number): Float32Array {
  const factor = from / rate
  const differences = new Float32Array(Math.floor(samples.length / factor))
  let previous = differences.length > 0 ? meanOf(samples, 0, factor) : 0
  for (let at = 0; at < differences.length; at += 1) {
    const mean = meanOf(samples, at * factor, factor)
    differences[at] = mean - previous
    previous = mean
  }
  return differences
}

function meanOf(samples: Int16Array, from: number, length: number): number {
  let sum = 0
  for (let at = from; at < from + length; at += 1) sum += samples[at] ?? 0
  return sum / length
}

const energyOf = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0)

/** The highest normalised correlation over all delays. */
function bestCorrelation(heard: Float32Array, reference: Float32Array): { correlation: number; lag: number } {
  const energy = energyOf(heard)
  let best = { correlation: 0, lag: 0 }
  if (energy === 0) return best
  let windowEnergy = energyOf(reference.subarray(0, heard.length))
  for (let lag = 0; lag + heard.length <= reference.length; lag++) {
    let sum = 0
    for (let at = 0; at < heard.length; at++) sum += (heard[at] ?? 0) * (reference[lag + at] ?? 0)
    const correlation = Math.abs(sum) / Math.sqrt(energy * Math.max(0, windowEnergy) + 1)
    if (correlation > best.correlation) best = { correlation, lag }
    windowEnergy += (reference[lag + heard.length] ?? 0) ** 2 - (reference[lag] ?? 0) ** 2
  }
  return best
}
