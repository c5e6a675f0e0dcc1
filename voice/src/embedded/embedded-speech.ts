import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { FindProfanity } from '@pipit/conversation/findings'
import { simpleVoice, type Speech } from '../speech.ts'
import type { MoonshineSize } from './stt/moonshine.ts'
import { createSpeechToText } from './stt/speech-to-text.ts'
import type { Voice } from './tts/flite.ts'
import { createKokoroSpeech } from './tts/kokoro/kokoro-speech.ts'
import { createSentenceStore } from './tts/kokoro/sentence-store.ts'
import { canHoldConversation, readStatus } from './tts/kokoro/voice-status.ts'
import { createTextToSpeech } from './tts/text-to-speech.ts'
import { createFrameBatcher, type SpeechProbabilities } from './vad/batch-frames.ts'
import { createSpeechDetector } from './vad/speech-detector.ts'
import { createWorkerPool, type PoolOptions } from './workers/worker-pool.ts'

interface Options {
  /** It is called whenever a process for STT starts. */
  model?: () => MoonshineSize
  voice?: Voice
  voicesFolder?: string
  /** This many utterances are transcribed, and sentences synthesized, at the same time. */
  workers?: number
  idleTimeoutMs?: number
  findProfanity?: FindProfanity
}

export interface EmbeddedSpeech extends Speech {
  /** Opens a stream whose detector is in another process. */
  openStream: () => SpeechProbabilities
}

const defaultIdleTimeoutMs = 5 * 60_000
/** Even the longest utterance takes a tenth of this on an idle machine. */
const jobTimeoutMs = 20_000
/** Each worker takes a core and 250 MB while somebody talks. */
const maxDefaultWorkers = 8
/** A new conversation begins only if the others leave room for it. */
const maxWaitOfNewConversationMs = 1_500
/** The longest sentence has 15 seconds of speech, and a small machine that is busy takes four times as long. */
const kokoroTimeoutMs = 90_000
const cores = availableParallelism()

/** Works offline. Models are loaded on first use. */
export function createEmbeddedSpeech({
  model = () => 'tiny',
  voice = 'rms',
  voicesFolder = '',
  workers = Math.min(maxDefaultWorkers, cores),
  idleTimeoutMs = defaultIdleTimeoutMs,
  findProfanity = () => [],
}: Options = {}): EmbeddedSpeech {
  const openPool = (options: Pick<PoolOptions, 'provider' | 'program'> & Partial<PoolOptions>) =>
    createWorkerPool({ idleTimeoutMs, jobTimeoutMs, maxProcesses: workers, ...options })
  const vadPool = openPool({
    provider: 'embedded-vad',
    program: new URL('./vad/vad-process.ts', import.meta.url),
    maxProcesses: 1,
  })
  const sttPool = openPool({
    provider: 'embedded-stt',
    program: new URL('./stt/stt-process.ts', import.meta.url),
    programArguments: () => [model()],
  })
  const flitePool = openPool({
    provider: 'embedded-tts',
    program: new URL('./tts/tts-process.ts', import.meta.url),
    programArguments: () => [voice],
  })
  const kokoroPool = openPool({
    provider: 'embedded-tts',
    program: new URL('./tts/kokoro/kokoro-process.ts', import.meta.url),
    programArguments: () => [join(voicesFolder, 'kokoro')],
    jobTimeoutMs: kokoroTimeoutMs,
    maxProcesses: 1,
  })
  const kokoro = createKokoroSpeech(kokoroPool, createSentenceStore(join(voicesFolder, 'sentences')))
  const { speak, prepare, renderBusyPhrases } = createTextToSpeech(flitePool, kokoro)
  const { openStream } = createFrameBatcher(vadPool)
  return {
    openStream,
    detector: () => createSpeechDetector(openStream()),
    ...createSpeechToText(sttPool, findProfanity),
    speak,
    prepare,
    async chooseVoice(wanted, planned) {
      if (kokoroPool.stats().expectedWaitMs > maxWaitOfNewConversationMs) return simpleVoice
      if (!canHoldConversation(await readStatus(voicesFolder), wanted, planned)) return simpleVoice
      // If it cannot start, the first sentence that needs it fails with the reason, which is logged.
      void Promise.allSettled([kokoroPool.warmUp()])
      return wanted
    },
    async warmUp(ports = { hear: true, speak: true }) {
      const pools = [vadPool, ...(ports.hear ? [sttPool] : []), ...(ports.speak ? [flitePool] : [])]
      await Promise.allSettled([...pools.map((pool) => pool.warmUp()), ...(ports.speak ? [renderBusyPhrases()] : [])])
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
