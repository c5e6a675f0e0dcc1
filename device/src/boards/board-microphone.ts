import { systemClock, type Clock } from '../client/clock.ts'
import { boardSpeechRate, type FrameMs } from './messages.ts'

interface MicrophoneOptions {
  frameMs: FrameMs
  onFrame: (samples: Int16Array) => void
  clock?: Clock
}

interface Utterance {
  samples: Int16Array
  onRecorded: () => void
}

/** Delivers a frame at a time in real time while it records, with silence around what the child says. */
export function createBoardMicrophone({ frameMs, onFrame, clock = systemClock }: MicrophoneOptions) {
  const frameSamples = (boardSpeechRate * frameMs) / 1000
  let utterances: Utterance[] = []
  let recording: AbortController | null = null

  return {
    start() {
      if (recording) return
      recording = new AbortController()
      void record(recording.signal)
    },
    stop() {
      recording?.abort()
      recording = null
    },
    /** Speech waits for the next recording while nothing is recorded. Resolves when all of it was recorded. */
    speak: (samples: Int16Array) => new Promise<void>((onRecorded) => void utterances.push({ samples, onRecorded })),
    /** What a real microphone hears is lost while nothing is recorded. */
    hear(samples: Int16Array) {
      if (recording) utterances.push({ samples, onRecorded: () => undefined })
    },
  }

  async function record(signal: AbortSignal) {
    const startedAt = clock.now()
    for (let number = 1; !signal.aborted; number += 1) {
      const earlyMs = startedAt + number * frameMs - clock.now()
      if (earlyMs > 0) await clock.wait(earlyMs, signal)
      if (!signal.aborted) onFrame(nextFrame())
    }
  }

  function nextFrame() {
    const frame = new Int16Array(frameSamples)
    for (let filled = 0; filled < frameSamples;) {
      const [utterance] = utterances
      if (!utterance) break
      const piece = utterance.samples.subarray(0, frameSamples - filled)
      frame.set(piece, filled)
      filled += piece.length
      utterance.samples = utterance.samples.subarray(piece.length)
      if (utterance.samples.length > 0) break
      utterances = utterances.slice(1)
      utterance.onRecorded()
    }
    return frame
  }
}
