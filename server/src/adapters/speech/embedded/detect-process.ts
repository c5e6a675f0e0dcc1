import { answerJobs } from './answer-jobs.ts'
import { frameLength, framesAtOnce, type Batch } from './frames.ts'
import { nothingYet, openSilero, type Memory } from './silero.ts'

/** Streams end without a word; far more than a server can carry, and less than 20 MB. */
const mostMemories = 10_000

await answerJobs<Batch>(async () => {
  const silero = await openSilero()
  const memories = new Map<number, Memory>()

  function recall(stream: number): Memory {
    const memory = memories.get(stream) ?? nothingYet()
    memories.delete(stream)
    memories.set(stream, memory)
    const [longestUnused] = memories.keys()
    if (memories.size > mostMemories && longestUnused !== undefined) memories.delete(longestUnused)
    return memory
  }

  return ({ streams, counts, frames }) =>
    silero(
      Array.from(streams, (stream, row) => ({
        frames: frames.subarray(row * framesAtOnce * frameLength).subarray(0, (counts[row] ?? 0) * frameLength),
        memory: recall(stream),
      })),
    )
})
