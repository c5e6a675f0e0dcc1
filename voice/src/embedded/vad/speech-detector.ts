import { joinSamples } from '@pipit/contract/audio/join-samples'
import type { SpeechDetector } from '@pipit/conversation/ports'
import { frameLength, frameMs, framesPerChunk } from './frames.ts'
import type { SpeechProbabilities } from './batch-frames.ts'
import { pitchContourOf } from './pitch-contour.ts'

const speechThreshold = 0.5
const silenceThreshold = 0.35
/** A single frame may be a noise, such as a door. */
const minSpeechFrames = 2
const minSilenceMs = 512
/** Quieter frames than 0.1 % of full scale are silence, and the network is not run for them. */
const inaudibleAmplitude = 32
/** The pitch is measured over the last frames of speech. */
const pitchFrames = Math.round(400 / frameMs)
/** The pitch needs those frames, and the silence after them. */
const recentFrames = pitchFrames + Math.ceil(minSilenceMs / frameMs) + framesPerChunk
const noSpeech = new Float32Array(framesPerChunk)

/** Speech that begins and ends within one call is not reported. Samples must not change before it resolves. */
export function createSpeechDetector(findProbabilities: SpeechProbabilities): SpeechDetector {
  let remainder = new Int16Array()
  let speaking = false
  let speechFrames = 0
  let silenceMs = 0
  let recent: Int16Array[] = []
  let previous: Promise<unknown> = Promise.resolve()

  function update(probability: number) {
    silenceMs = probability < silenceThreshold ? silenceMs + frameMs : 0
    speechFrames = probability > speechThreshold ? speechFrames + 1 : 0
    if (speechFrames >= minSpeechFrames) speaking = true
    else if (silenceMs >= minSilenceMs) speaking = false
  }

  async function detect(samples: Int16Array) {
    const wasSpeaking = speaking
    const step = framesPerChunk * frameLength
    for (let at = 0; at < samples.length; at += step) {
      const frames = samples.subarray(at, at + step)
      const silent = frames.every((sample) => Math.abs(sample) < inaudibleAmplitude)
      const probabilities = silent ? noSpeech.subarray(0, frames.length / frameLength) : await findProbabilities(frames)
      recent = [...recent, frames].slice(-Math.ceil(recentFrames / framesPerChunk))
      for (const probability of probabilities) update(probability)
    }
    if (speaking === wasSpeaking) return null
    return speaking ? { speaking, silenceMs: 0 } : { speaking, silenceMs, pitch: pitchContourOf(lastSpeech()) }
  }

  function lastSpeech() {
    const samples = joinSamples(recent)
    const end = Math.max(0, samples.length - (silenceMs / frameMs) * frameLength)
    return samples.subarray(Math.max(0, end - pitchFrames * frameLength), end)
  }

  function wholeFrames(samples: Int16Array) {
    if (remainder.length === 0 && samples.length % frameLength === 0) return samples
    const all = joinSamples([remainder, samples])
    const whole = all.length - (all.length % frameLength)
    remainder = all.slice(whole)
    return all.subarray(0, whole)
  }

  return {
    detect(samples) {
      const frames = wholeFrames(samples)
      const next = previous.then(() => detect(frames))
      // The caller gets the failure; the next chunk only waits for this one to end.
      previous = next.catch(() => {})
      return next
    },
  }
}
