import { availableParallelism } from 'node:os'
import type { SpeechDetector, SpeechToText, TextToSpeech } from '@pipit/conversation/ports'
import type { MoonshineSize } from './stt/moonshine.ts'
import { createSpeechToText } from './stt/speech-to-text.ts'
import type { Voice } from './tts/flite.ts'
import { createTextToSpeech } from './tts/text-to-speech.ts'
import { createFrameBatcher } from './vad/batch-frames.ts'
import { createSpeechDetector } from './vad/speech-detector.ts'
import { createWorkerPool } from './workers/worker-pool.ts'

interface Options {
  model?: MoonshineSize
  voice?: Voice
  /** How many utterances are transcribed at the same time; each process takes a core and 250 MB. */
  sttProcesses?: number
  /** A process without work ends after this time. */
  idleTimeoutMs?: number
}

interface EmbeddedSpeech {
  /** One per conversation. */
  detector: () => SpeechDetector
  hear: SpeechToText
  speak: TextToSpeech
  /** Starts the processes before the first words. If one cannot start, its next job fails with the reason. */
  warmUp: (ports?: { hear: boolean; speak: boolean }) => Promise<void>
  close: () => Promise<void>
}

const defaultIdleTimeoutMs = 5 * 60_000
const jobTimeoutMs = 30_000
const cores = availableParallelism()

/** VAD, STT and TTS that work offline. Models are loaded on first use. */
export function createEmbeddedSpeech({
  model = 'tiny',
  voice = 'rms',
  sttProcesses = Math.min(4, Math.ceil(cores / 2)),
  idleTimeoutMs = defaultIdleTimeoutMs,
}: Options = {}): EmbeddedSpeech {
  const timeouts = { idleTimeoutMs, jobTimeoutMs }
  const vadPool = createWorkerPool({
    ...timeouts,
    provider: 'embedded-vad',
    program: new URL('./vad/vad-process.ts', import.meta.url),
    maxProcesses: 1,
  })
  const sttPool = createWorkerPool({
    ...timeouts,
    provider: 'embedded-stt',
    program: new URL('./stt/stt-process.ts', import.meta.url),
    programArguments: [model],
    maxProcesses: sttProcesses,
  })
  const ttsPool = createWorkerPool({
    ...timeouts,
    provider: 'embedded-tts',
    program: new URL('./tts/tts-process.ts', import.meta.url),
    programArguments: [voice],
    maxProcesses: 1,
  })
  const probabilities = createFrameBatcher(vadPool)
  return {
    detector: () => createSpeechDetector(probabilities),
    hear: createSpeechToText(sttPool),
    speak: createTextToSpeech(ttsPool),
    async warmUp(ports = { hear: true, speak: true }) {
      const pools = [vadPool, ...(ports.hear ? [sttPool] : []), ...(ports.speak ? [ttsPool] : [])]
      await Promise.allSettled(pools.map((pool) => pool.warmUp()))
    },
    close: async () => void (await Promise.all([vadPool, sttPool, ttsPool].map((pool) => pool.close()))),
  }
}
