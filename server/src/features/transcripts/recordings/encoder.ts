import { Worker } from 'node:worker_threads'
import type { EncodeResponse, EncodeRequest } from './encode-worker.ts'

export type Encoder = ReturnType<typeof createEncoder>

/** An idle thread is stopped to free its memory: most families store no recordings. */
const idleTimeoutMs = 60_000
/** Limits the memory for recordings that wait to be encoded. */
const maxPending = 100

/** Encodes recordings in a worker thread, which is started on demand. */
export function createEncoder() {
  const pending = new Map<number, PromiseWithResolvers<Uint8Array>>()
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let count = 0

  return {
    speech: (content: Int16Array) => perform({ kind: 'speech', content }),
    picture: (content: Uint8Array) => perform({ kind: 'picture', content }),
    async close() {
      await stop(new Error('the server is stopping'))
    },
  }

  function perform(work: { kind: 'speech'; content: Int16Array } | { kind: 'picture'; content: Uint8Array }) {
    if (pending.size >= maxPending) return Promise.reject(new Error('too many recordings wait to be encoded'))
    clearTimeout(idle)
    worker ??= start()
    const id = (count += 1)
    const done = Promise.withResolvers<Uint8Array>()
    pending.set(id, done)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule is for windows, this is a thread
    worker.postMessage({ ...work, id } satisfies EncodeRequest)
    return done.promise
  }

  function start() {
    // Opus in WebAssembly, for the same isolation as pictures. The server's command line flags are not valid for threads.
    const env = { ...process.env, OPUS_FORCE_WASM: 'true' }
    const started = new Worker(new URL('encode-worker.ts', import.meta.url), { execArgv: [], env })
    started.on('message', (response: EncodeResponse) => {
      const done = pending.get(response.id)
      if ('content' in response) done?.resolve(response.content)
      else done?.reject(new Error('the recording could not be encoded', { cause: response.error }))
      pending.delete(response.id)
      if (pending.size === 0) idle = setTimeout(() => void stop(new Error('idle')), idleTimeoutMs).unref()
    })
    started.on('error', (error) => void stop(error as Error))
    return started
  }

  async function stop(reason: Error) {
    clearTimeout(idle)
    const stopped = worker
    worker = null
    for (const done of pending.values()) done.reject(reason)
    pending.clear()
    await stopped?.terminate()
  }
}
