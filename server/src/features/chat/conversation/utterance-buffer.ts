import { joinSamples } from '@pipit/contract/audio/join-samples'
import { childSpeech } from '@pipit/contract/chat/events'
import type { PitchContour } from '@pipit/conversation/events'
import type { SpeechDetector } from '@pipit/conversation/ports'

/** The detector reports speech a little late, so an utterance includes the chunks just before. */
const prerollChunks = 6
const maxUtteranceSamples = 31 * childSpeech.rate

export type SpeechChange =
  | { type: 'speech-started'; utterance: string }
  | { type: 'speech-ended'; utterance: string; silenceMs: number; pitch: PitchContour | null }

type Detected = Awaited<ReturnType<SpeechDetector['detect']>>

interface Utterance {
  chunks: Int16Array[]
  length: number
}

/** Splits microphone input into utterances, and holds the samples of each until they are no longer needed. */
export function createUtteranceBuffer(detector: SpeechDetector, isEcho: (latestChunks: Int16Array[]) => boolean) {
  const utterances = new Map<string, Utterance>()
  let preroll: Int16Array[] = []
  let current: string | null = null
  let speaking = false

  return {
    addChunk(sequence: number, samples: Int16Array): Promise<SpeechChange | null> {
      if (current) append(current, samples)
      else addToPreroll(samples)
      return detector.detect(samples).then((detected) => changeWith(detected, sequence))
    },

    /** Ends the utterance if it is still the current one. */
    samplesOf(utterance: string): Int16Array {
      if (current === utterance) closeCurrent()
      return joinSamples(utterances.get(utterance)?.chunks ?? [])
    },

    /** The child released the button: speech that the detector still reports must not start a new utterance. */
    end() {
      closeCurrent()
      speaking = false
    },

    retainOnly(ids: string[]) {
      for (const utterance of utterances.keys()) {
        if (utterance !== current && !ids.includes(utterance)) utterances.delete(utterance)
      }
    },
  }

  function changeWith(detected: Detected, sequence: number): SpeechChange | null {
    if (detected) speaking = detected.speaking
    if (detected && !detected.speaking && current) return end(detected.silenceMs, detected.pitch ?? null)
    // Endless speech or noise is split into utterances. What began as an echo may continue as the child's speech.
    const mayBegin = detected?.speaking || (speaking && preroll.length >= prerollChunks)
    return mayBegin && !current && !isEcho(preroll) ? begin(`utterance-${sequence}`) : null
  }

  /** The memory of the oldest chunk is used again: most of what a microphone sends is silence, which leaves nothing to collect. */
  function addToPreroll(samples: Int16Array) {
    const oldest = preroll.length === prerollChunks ? preroll.shift() : undefined
    const chunk = oldest?.length === samples.length ? oldest : new Int16Array(samples.length)
    chunk.set(samples)
    preroll.push(chunk)
  }

  function begin(utterance: string): SpeechChange {
    current = utterance
    utterances.set(utterance, { chunks: [], length: 0 })
    for (const chunk of preroll) append(utterance, chunk)
    preroll = []
    return { type: 'speech-started', utterance }
  }

  function end(silenceMs: number, pitch: PitchContour | null): SpeechChange | null {
    const utterance = current
    closeCurrent()
    return utterance ? { type: 'speech-ended', utterance, silenceMs, pitch } : null
  }

  function closeCurrent() {
    current = null
    preroll = []
  }

  function append(utterance: string, samples: Int16Array) {
    const buffered = utterances.get(utterance)
    if (!buffered || buffered.length + samples.length > maxUtteranceSamples) return
    buffered.chunks.push(samples)
    buffered.length += samples.length
  }
}
