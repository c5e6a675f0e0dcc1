import { LRUCache } from 'lru-cache'
import { serveWork } from '@pipit/concurrency/serve-work'
import { frameLength, framesPerChunk, type Batch } from './frames.ts'
import { createVadState, loadSilero, type VadState } from './silero.ts'

/** The end of a stream is not reported, so old states are evicted. All of them take less than 20 MB. */
const maxStreams = 10_000

await serveWork<Batch, unknown>(async () => {
  const silero = await loadSilero()
  const states = new LRUCache<number, VadState>({ max: maxStreams })

  function stateOf(stream: number): VadState {
    const known = states.get(stream)
    if (known) return known
    const state = createVadState()
    states.set(stream, state)
    return state
  }

  return ({ streams, counts, frames }) =>
    silero(
      Array.from(streams, (stream, row) => ({
        frames: frames.subarray(row * framesPerChunk * frameLength).subarray(0, (counts[row] ?? 0) * frameLength),
        state: stateOf(stream),
      })),
    )
})
