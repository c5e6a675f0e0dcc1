import { LRUCache } from 'lru-cache'
import type { WorkerPool } from '../../workers/worker-pool.ts'
import type { KokoroJob } from './kokoro-process.ts'
import { decodeOpus } from './opus.ts'
import type { SentenceStore } from './sentence-store.ts'
import type { KokoroVoiceId } from './voices.ts'

/** An hour and a half of speech. */
const maxMemoryBytes = 16 * 1024 * 1024

export type KokoroSpeech = ReturnType<typeof createKokoroSpeech>

/** Speaks sentences that were rendered before at once, and renders others when they are needed. */
export function createKokoroSpeech(workers: Pick<WorkerPool, 'run'>, store: SentenceStore) {
  const recent = new LRUCache<string, Uint8Array>({
    maxSize: maxMemoryBytes,
    sizeCalculation: (speech) => speech.length,
  })
  const rendering = new Map<string, Promise<Uint8Array>>()

  async function find(text: string, voice: KokoroVoiceId) {
    return recent.get(keyOf(text, voice)) ?? (await store.find(voice, text))
  }

  /** A sentence that is being rendered ahead is not rendered a second time. */
  async function render(text: string, voice: KokoroVoiceId): Promise<Uint8Array> {
    const key = keyOf(text, voice)
    const finished = recent.get(key)
    if (finished) return finished
    const job = rendering.get(key) ?? (workers.run({ text, voice } satisfies KokoroJob) as Promise<Uint8Array>)
    rendering.set(key, job)
    try {
      const speech = await job
      recent.set(key, speech)
      return speech
    } finally {
      rendering.delete(key)
    }
  }

  return {
    async *speakSentence(text: string, voice: KokoroVoiceId, signal: AbortSignal): AsyncGenerator<Int16Array> {
      const speech = (await find(text, voice)) ?? (await orAbort(render(text, voice), signal))
      for (const samples of decodeOpus(speech)) {
        signal.throwIfAborted()
        yield samples
      }
    },

    /** Renders sentences that the coach may say next, one after another, until the signal. */
    async renderAhead(texts: string[], voice: KokoroVoiceId, signal: AbortSignal) {
      for (const text of texts) {
        if (signal.aborted) return
        if (!(await find(text, voice))) await render(text, voice)
      }
    },
  }
}

const keyOf = (text: string, voice: KokoroVoiceId) => `${voice} ${text}`

/** A computation of the runtime cannot be stopped, so its result is stored even if nobody waits for it. */
function orAbort<Value>(result: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted()
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  return Promise.race([result, promise]).finally(() => signal.removeEventListener('abort', abort))
}
