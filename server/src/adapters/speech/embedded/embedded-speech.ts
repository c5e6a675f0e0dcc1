import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { SpeechDetector, SpeechToText, TextToSpeech } from '@pipit/conversation/ports'
import type { FindProfanity } from '@pipit/conversation/safeguards/findings'
import type { MoonshineSize } from './stt/moonshine.ts'
import { createSpeechToText } from './stt/speech-to-text.ts'
import type { Voice } from './tts/flite.ts'
import { createKokoroSpeech } from './tts/kokoro/kokoro-speech.ts'
import { createSentenceStore } from './tts/kokoro/sentence-store.ts'
import { canHoldConversation, readStatus, type PlannedConversation } from './tts/kokoro/voice-status.ts'
import { createTextToSpeech } from './tts/text-to-speech.ts'
import { createFrameBatcher } from './vad/batch-frames.ts'
import { createSpeechDetector } from './vad/speech-detector.ts'
import { createWorkerPool } from './workers/worker-pool.ts'

interface Options {
  /** Asked whenever a process for STT starts. */
  model?: () => MoonshineSize
  voice?: Voice
  /** Where Kokoro's files and the rendered sentences are. */
  voicesFolder?: string
  /** How many utterances are transcribed at the same time; each process takes a core and 250 MB. */
  sttProcesses?: number
  /** A process without work ends after this time. */
  idleTimeoutMs?: number
  findProfanity?: FindProfanity
}

interface EmbeddedSpeech {
  /** One per conversation. */
  detector: () => SpeechDetector
  hear: SpeechToText
  speak: TextToSpeech
  /** In the simple voice, whatever voice is wanted. It is fast on every machine. */
  speakSimply: TextToSpeech
  /** The wanted voice if it can speak a whole conversation, else the simple one. */
  chooseVoice: (wanted: string, planned: PlannedConversation) => Promise<string>
  /** Starts the processes before the first words. If one cannot start, its next job fails with the reason. */
  warmUp: (ports?: { hear: boolean; speak: boolean }) => Promise<void>
  /** How many utterances and sentences wait for a process, by provider. */
  queueLengths: () => Record<string, number>
  close: () => Promise<void>
}

const defaultIdleTimeoutMs = 5 * 60_000
const jobTimeoutMs = 30_000
/** The longest sentence has 15 seconds of speech, and a small machine that is busy takes four times as long. */
const kokoroTimeoutMs = 90_000
const cores = availableParallelism()
const simpleVoice = 'simple'

/** VAD, STT and TTS that work offline. Models are loaded on first use. */
export function createEmbeddedSpeech({
  model = () => 'tiny',
  voice = 'rms',
  voicesFolder = '',
  sttProcesses = Math.min(4, Math.ceil(cores / 2)),
  idleTimeoutMs = defaultIdleTimeoutMs,
  findProfanity = () => [],
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
    programArguments: () => [model()],
    maxProcesses: sttProcesses,
  })
  const flitePool = createWorkerPool({
    ...timeouts,
    provider: 'embedded-tts',
    program: new URL('./tts/tts-process.ts', import.meta.url),
    programArguments: () => [voice],
    maxProcesses: 1,
  })
  const kokoroPool = createWorkerPool({
    idleTimeoutMs,
    jobTimeoutMs: kokoroTimeoutMs,
    provider: 'embedded-tts',
    program: new URL('./tts/kokoro/kokoro-process.ts', import.meta.url),
    programArguments: () => [join(voicesFolder, 'kokoro')],
    maxProcesses: 1,
  })
  const kokoro = createKokoroSpeech(kokoroPool, createSentenceStore(join(voicesFolder, 'sentences')))
  const speak = createTextToSpeech(flitePool, kokoro)
  const probabilities = createFrameBatcher(vadPool)
  return {
    detector: () => createSpeechDetector(probabilities),
    hear: createSpeechToText(sttPool, findProfanity),
    speak,
    speakSimply: { speak: (text, options) => speak.speak(text, { ...options, voice: simpleVoice }) },
    async chooseVoice(wanted, planned) {
      if (!canHoldConversation(await readStatus(voicesFolder), wanted, planned)) return simpleVoice
      // If it cannot start, the first sentence that needs it fails with the reason, which is logged.
      void Promise.allSettled([kokoroPool.warmUp()])
      return wanted
    },
    async warmUp(ports = { hear: true, speak: true }) {
      const pools = [vadPool, ...(ports.hear ? [sttPool] : []), ...(ports.speak ? [flitePool] : [])]
      await Promise.allSettled(pools.map((pool) => pool.warmUp()))
    },
    queueLengths: () => ({
      'embedded-vad': vadPool.queueLength(),
      'embedded-stt': sttPool.queueLength(),
      'embedded-tts': flitePool.queueLength() + kokoroPool.queueLength(),
    }),
    close: async () => void (await Promise.all([vadPool, sttPool, flitePool, kokoroPool].map((pool) => pool.close()))),
  }
}
