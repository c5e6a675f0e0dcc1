import { joinSamples } from '@pipit/contract/audio/join-samples'
import { childSpeech } from '@pipit/contract/chat/events'
import type { SpeechDetector } from '@pipit/conversation/ports'

/** Detectors are sure only a little after the beginning; what came just before belongs to it. */
const chunksBefore = 6
const longestUtterance = 31 * childSpeech.rate

export type SpeechChange =
  | { type: 'speech-started'; utterance: string }
  | { type: 'speech-ended'; utterance: string; silenceMs: number }

type Detected = Awaited<ReturnType<SpeechDetector['detect']>>

interface Utterance {
  chunks: Int16Array[]
  length: number
}

/** Finds the utterances in what the microphone hears, and keeps the samples of each until they are no longer needed. */
export function createUtteranceBuffer(detector: SpeechDetector) {
  const utterances = new Map<string, Utterance>()
  let before: Int16Array[] = []
  let current: string | null = null
  let speaking = false

  return {
    listen(sequence: number, samples: Int16Array): Promise<SpeechChange | null> {
      if (current) append(current, samples)
      else if (before.push(samples) > chunksBefore) before.shift()
      return detector.detect(samples).then((detected) => changeWith(detected, sequence))
    },

    /** All samples of an utterance, which ends by being asked for. */
    take(utterance: string): Int16Array {
      if (current === utterance) closeCurrent()
      const kept = utterances.get(utterance)
      return joinSamples(kept?.chunks ?? [])
    },

    /** The child let the button go: what the detector still believes to hear is no new beginning. */
    release() {
      closeCurrent()
      speaking = false
    },

    keepOnly(wanted: string[]) {
      for (const utterance of utterances.keys()) {
        if (utterance !== current && !wanted.includes(utterance)) utterances.delete(utterance)
      }
    },
  }

  function changeWith(detected: Detected, sequence: number): SpeechChange | null {
    if (detected) speaking = detected.speaking
    if (detected?.speaking && !current) return begin(`utterance-${sequence}`)
    if (detected && !detected.speaking && current) return end(detected.silenceMs)
    // A child, or a noise, that goes on and on is heard piece by piece.
    return speaking && !current && before.length >= chunksBefore ? begin(`utterance-${sequence}`) : null
  }

  function begin(utterance: string): SpeechChange {
    current = utterance
    utterances.set(utterance, { chunks: [], length: 0 })
    for (const chunk of before) append(utterance, chunk)
    before = []
    return { type: 'speech-started', utterance }
  }

  function end(silenceMs: number): SpeechChange | null {
    const utterance = current
    closeCurrent()
    return utterance ? { type: 'speech-ended', utterance, silenceMs } : null
  }

  function closeCurrent() {
    current = null
    before = []
  }

  function append(utterance: string, samples: Int16Array) {
    const kept = utterances.get(utterance)
    if (!kept || kept.length + samples.length > longestUtterance) return
    kept.chunks.push(samples)
    kept.length += samples.length
  }
}
