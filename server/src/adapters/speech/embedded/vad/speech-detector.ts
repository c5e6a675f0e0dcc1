import { joinSamples } from '@pipit/contract/audio/join-samples'
import type { SpeechDetector } from '@pipit/conversation/ports'
import { frameLength, frameMs, framesPerChunk } from './frames.ts'
import type { SpeechProbabilities } from './batch-frames.ts'

const speechThreshold = 0.5
const silenceThreshold = 0.35
/** A single frame may be a door, or the first note of a song. */
const minSpeechFrames = 2
const minSilenceMs = 512
/** A thousandth of full scale: no microphone hears a child so faintly, and the network need not be asked. */
const inaudibleAmplitude = 32
const nobody = new Float32Array(framesPerChunk)

let streams = 0

/**
 * One for each stream of speech. Of what begins and ends within the same samples nothing is told; the samples are read
 * until they are answered.
 */
export function createSpeechDetector(find: SpeechProbabilities): SpeechDetector {
  const stream = ++streams
  let left = new Int16Array()
  let speaking = false
  let loudFrames = 0
  let silenceMs = 0
  let before: Promise<unknown> = Promise.resolve()

  function weigh(chance: number) {
    silenceMs = chance < silenceThreshold ? silenceMs + frameMs : 0
    loudFrames = chance > speechThreshold ? loudFrames + 1 : 0
    if (loudFrames >= minSpeechFrames) speaking = true
    else if (silenceMs >= minSilenceMs) speaking = false
  }

  async function detect(samples: Int16Array) {
    const spoke = speaking
    const step = framesPerChunk * frameLength
    for (let at = 0; at < samples.length; at += step) {
      const frames = samples.subarray(at, at + step)
      const silent = frames.every((sample) => Math.abs(sample) < inaudibleAmplitude)
      const chances = silent ? nobody.subarray(0, frames.length / frameLength) : await find(stream, frames)
      for (const chance of chances) weigh(chance)
    }
    return speaking === spoke ? null : { speaking, silenceMs: speaking ? 0 : silenceMs }
  }

  function wholeFrames(samples: Int16Array) {
    if (left.length === 0 && samples.length % frameLength === 0) return samples
    const all = joinSamples([left, samples])
    const whole = all.length - (all.length % frameLength)
    left = all.slice(whole)
    return all.subarray(0, whole)
  }

  return {
    detect(samples) {
      const frames = wholeFrames(samples)
      const next = before.then(() => detect(frames))
      before = next.catch(() => {})
      return next
    },
  }
}
