import { LRUCache } from 'lru-cache'
import { serveJobs } from '../workers/serve-jobs.ts'
import { frameLength, framesPerChunk, type Batch } from './frames.ts'
import { nothingYet, loadSilero, type Memory } from './silero.ts'

/** Nobody reports the end of a stream. Far more than a server can carry, and less than 20 MB. */
const maxStreams = 10_000

await serveJobs<Batch>(async () => {
  const silero = await loadSilero()
  const memories = new LRUCache<number, Memory>({ max: maxStreams })

  function memoryOf(stream: number): Memory {
    const known = memories.get(stream)
    if (known) return known
    const memory = nothingYet()
    memories.set(stream, memory)
    return memory
  }

  return ({ streams, counts, frames }) =>
    silero(
      Array.from(streams, (stream, row) => ({
        frames: frames.subarray(row * framesPerChunk * frameLength).subarray(0, (counts[row] ?? 0) * frameLength),
        memory: memoryOf(stream),
      })),
    )
})
