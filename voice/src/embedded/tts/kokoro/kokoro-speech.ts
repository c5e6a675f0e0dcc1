import { LRUCache } from 'lru-cache'
import { ProviderError } from '../../../provider-error.ts'
import type { WorkerPool } from '../../workers/worker-pool.ts'
import type { KokoroJob } from './kokoro-process.ts'
import { decodeOpus } from './opus.ts'
import { createRenderQueue } from './render-queue.ts'
import type { SentenceStore } from './sentence-store.ts'
import { splitAtCommas } from './split-at-commas.ts'
import type { KokoroVoiceId } from './voices.ts'

/** This is an hour and a half of speech. */
const maxMemoryBytes = 16 * 1024 * 1024

export type KokoroSpeech = ReturnType<typeof createKokoroSpeech>

/** The conversation gives a sentence up soon after, and the simple voice takes over. */
const defaultMaxWaitMs = 9_000

/** Speaks sentences that were rendered before at once, and renders others when they are needed, long ones in parts. */
export function createKokoroSpeech(
  workers: Pick<WorkerPool, 'run'>,
  store: SentenceStore,
  maxWaitMs = defaultMaxWaitMs,
) {
  const recent = new LRUCache<string, Uint8Array>({
    maxSize: maxMemoryBytes,
    sizeCalculation: (speech) => speech.length,
  })
  const queue = createRenderQueue<Uint8Array>()

  async function find(text: string, voice: KokoroVoiceId) {
    return recent.get(keyOf(text, voice)) ?? (await store.find(voice, text))
  }

  const renderer = (text: string, voice: KokoroVoiceId) => async () => {
    const finished = recent.get(keyOf(text, voice))
    if (finished) return finished
    const speech = (await workers.run({ text, voice } satisfies KokoroJob)) as Uint8Array
    recent.set(keyOf(text, voice), speech)
    return speech
  }

  async function renderNow(text: string, voice: KokoroVoiceId, signal: AbortSignal) {
    signal.throwIfAborted() // Before it is queued: nobody would wait for it, nor handle its failure.
    const timeout = AbortSignal.timeout(maxWaitMs)
    const rendered = queue.runLive(keyOf(text, voice), renderer(text, voice))
    return orAbort(rendered, AbortSignal.any([signal, timeout])).catch((error: unknown) => {
      if (signal.aborted || !timeout.aborted) throw error
      throw new ProviderError('embedded-tts', 'timeout', { reason: 'this machine is too slow for Kokoro now' })
    })
  }

  return {
    async *speakSentence(text: string, voice: KokoroVoiceId, signal: AbortSignal): AsyncGenerator<Int16Array> {
      const whole = await find(text, voice)
      for (const part of whole ? [text] : splitAtCommas(text)) {
        const speech = whole ?? (await find(part, voice)) ?? (await renderNow(part, voice, signal))
        for (const samples of decodeOpus(speech)) {
          signal.throwIfAborted()
          yield samples
        }
      }
    },

    isRendered: async (text: string, voice: KokoroVoiceId) => (await find(text, voice)) !== null,

    /** Renders sentences that the coach may say next, until the signal aborts. */
    async renderAhead(texts: string[], voice: KokoroVoiceId, signal: AbortSignal) {
      for (const text of texts) {
        if (await find(text, voice)) continue
        for (const part of splitAtCommas(text)) {
          if (signal.aborted) return
          if (!(await find(part, voice))) await queue.runAhead(keyOf(part, voice), renderer(part, voice), signal)
        }
      }
    },
  }
}

const keyOf = (text: string, voice: KokoroVoiceId) => `${voice} ${text}`

/** A computation of the runtime cannot be stopped, so its result is stored even if nobody waits for it. */
function orAbort<Value>(result: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  return Promise.race([result, promise]).finally(() => signal.removeEventListener('abort', abort))
}
