import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { FindProfanity } from '@pipit/conversation/findings'
import { speakSimply, simpleVoice, type Speech } from '../speech.ts'
import type { MoonshineSize } from './stt/moonshine.ts'
import { createSpeechToText } from './stt/speech-to-text.ts'
import type { Voice } from './tts/flite.ts'
import { createKokoroSpeech } from './tts/kokoro/kokoro-speech.ts'
import { createSentenceStore } from './tts/kokoro/sentence-store.ts'
import { canHoldConversation, readStatus } from './tts/kokoro/voice-status.ts'
import { createTextToSpeech } from './tts/text-to-speech.ts'
import { createFrameBatcher, type SpeechProbabilities } from './vad/batch-frames.ts'
import { createSpeechDetector } from './vad/speech-detector.ts'
import { createWorkerPool } from './workers/worker-pool.ts'

interface Options {
  /** Asked whenever a process for STT starts. */
  model?: () => MoonshineSize
  voice?: Voice
  /** Where Kokoro's files and the rendered sentences are. */
  voicesFolder?: string
  /** How many utterances are transcribed, and how many sentences synthesized, at the same time. */
  workers?: number
  /** A process without work ends after this time. */
  idleTimeoutMs?: number
  findProfanity?: FindProfanity
}

/** What a process with embedded speech also offers to others. */
export interface EmbeddedSpeech extends Speech {
  /** The probability of speech in one stream of the child's speech. */
  openStream: () => SpeechProbabilities
}

const defaultIdleTimeoutMs = 5 * 60_000
/** Even the longest utterance takes a tenth of this on an idle machine. */
const jobTimeoutMs = 20_000
/** Each takes a core and 250 MB while somebody talks. */
const maxDefaultWorkers = 8
/** A new conversation begins only if the others leave room for it. */
const maxWaitOfNewConversationMs = 1_500
/** The longest sentence has 15 seconds of speech, and a small machine that is busy takes four times as long. */
const kokoroTimeoutMs = 90_000
const cores = availableParallelism()

/** VAD, STT and TTS that work offline. Models are loaded on first use. */
export function createEmbeddedSpeech({
  model = () => 'tiny',
  voice = 'rms',
  voicesFolder = '',
  workers = Math.min(maxDefaultWorkers, cores),
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
    maxProcesses: workers,
  })
  const flitePool = createWorkerPool({
    ...timeouts,
    provider: 'embedded-tts',
    program: new URL('./tts/tts-process.ts', import.meta.url),
    programArguments: () => [voice],
    maxProcesses: workers,
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
  const { openStream } = createFrameBatcher(vadPool)
  return {
    openStream,
    detector: () => createSpeechDetector(openStream()),
    hear: createSpeechToText(sttPool, findProfanity),
    speak,
    speakSimply: speakSimply(speak),
    async chooseVoice(wanted, planned) {
      if (kokoroPool.stats().expectedWaitMs > maxWaitOfNewConversationMs) return simpleVoice
      if (!canHoldConversation(await readStatus(voicesFolder), wanted, planned)) return simpleVoice
      // If it cannot start, the first sentence that needs it fails with the reason, which is logged.
      void Promise.allSettled([kokoroPool.warmUp()])
      return wanted
    },
    async warmUp(ports = { hear: true, speak: true }) {
      const pools = [vadPool, ...(ports.hear ? [sttPool] : []), ...(ports.speak ? [flitePool] : [])]
      await Promise.allSettled([
        ...pools.map((pool) => pool.warmUp()),
        ...(ports.speak ? [speak.renderBusyPhrases()] : []),
      ])
    },
    isBusy: () => [sttPool, flitePool].some((pool) => pool.stats().expectedWaitMs > maxWaitOfNewConversationMs),
    stats: () => ({
      'embedded-vad': vadPool.stats(),
      'embedded-stt': sttPool.stats(),
      'embedded-tts': flitePool.stats(),
      'embedded-kokoro': kokoroPool.stats(),
    }),
    close: async () => void (await Promise.all([vadPool, sttPool, flitePool, kokoroPool].map((pool) => pool.close()))),
  }
}
