import { setImmediate as nextTurn } from 'node:timers/promises'
import { OverloadedError } from '@pipit/conversation/ports'
import { synthesize, transcribe } from '../../testing/fake-provider.ts'
import type { EmbeddedSpeech } from '../../embedded/embedded-speech.ts'
import { createSpeechDetector } from '../../embedded/vad/speech-detector.ts'

const samplesPerPiece = 2_400

/** A test controls it, and it needs no models. */
export function fakeSpeech() {
  const state = {
    /** New work would wait this long. */
    expectedWaitMs: 0,
    /** Utterances hang until they are cancelled. */
    isHanging: false,
    /** Speech hangs after this number of pieces. */
    maxPieces: Infinity,
    hasNaturalVoices: true,
  }
  const received = { utterances: 0, sentences: [] as string[], cancelled: 0, streams: 0, warmUps: 0 }

  function refuseIfFull(maxWaitMs = Infinity) {
    if (state.expectedWaitMs > maxWaitMs) throw new OverloadedError('full')
  }

  async function untilCancelled(signal: AbortSignal) {
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
    received.cancelled += 1
    throw signal.reason
  }

  function openStream() {
    received.streams += 1
    let frameCount = 0
    /** A test counts the frames to see whether a stream changes its process. */
    return async (frames: Int16Array) =>
      Float32Array.from({ length: frames.length / 512 }, () => Number(++frameCount > 2))
  }

  const speech: EmbeddedSpeech = {
    openStream,
    detector: () => createSpeechDetector(openStream()),
    async hear(samples, { signal, maxWaitMs }) {
      refuseIfFull(maxWaitMs)
      received.utterances += 1
      if (state.isHanging) await untilCancelled(signal)
      return { text: transcribe(samples), isUncertain: true }
    },
    async *speak(text, { signal, maxWaitMs }) {
      refuseIfFull(maxWaitMs)
      received.sentences.push(text)
      const synthesized = synthesize(text.trim())
      for (let piece = 0; piece * samplesPerPiece < synthesized.length; piece++) {
        await nextTurn()
        if (piece >= state.maxPieces) await untilCancelled(signal)
        signal.throwIfAborted()
        yield synthesized.slice(piece * samplesPerPiece, (piece + 1) * samplesPerPiece)
      }
    },
    prepare: async (sentences) => void received.sentences.push(...sentences),
    chooseVoice: async (wanted) => (state.hasNaturalVoices ? wanted : 'simple'),
    warmUp: async () => void (received.warmUps += 1),
    isBusy: () => state.expectedWaitMs > 1_500,
    stats: () => {
      const { expectedWaitMs } = state
      const queue = { length: expectedWaitMs / 100, running: 1, expectedWaitMs, lastWaitMs: 0, refused: 0 }
      return { 'embedded-stt': queue, 'embedded-tts': queue }
    },
    close: async () => {},
  }
  return { speech, state, received }
}
