import { Worker } from 'node:worker_threads'
import type { EncodeResponse, EncodeRequest } from './encode-worker.ts'

export type Encoder = ReturnType<typeof createEncoder>

/** So long without work, and the thread ends: most houses keep no recordings, and most of the day nobody talks. */
const idleTimeoutMs = 60_000
/** More would pile up in memory faster than they are done. */
const maxPending = 100

/** Makes recordings small, one after the other, in a thread that is there while it is needed. */
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
    if (pending.size >= maxPending) return Promise.reject(new Error('too many recordings are waiting'))
    clearTimeout(idle)
    worker ??= start()
    const id = (count += 1)
    const done = Promise.withResolvers<Uint8Array>()
    pending.set(id, done)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; this is a thread
    worker.postMessage({ ...work, id } satisfies EncodeRequest)
    return done.promise
  }

  function start() {
    // In WebAssembly, like the pictures; the flags of the server are not for threads.
    const env = { ...process.env, OPUS_FORCE_WASM: 'true' }
    const started = new Worker(new URL('encode-worker.ts', import.meta.url), { execArgv: [], env })
    started.on('message', ({ id, content }: EncodeResponse) => {
      if (content) pending.get(id)?.resolve(content)
      else pending.get(id)?.reject(new Error('the recording could not be read'))
      pending.delete(id)
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
