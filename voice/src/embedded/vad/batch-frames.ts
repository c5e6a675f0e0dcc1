import { createBatcher } from '@pipit/concurrency/batcher'
import { frameLength, framesPerChunk, type Batch } from './frames.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'

/** How long a batch waits for frames of other streams. Nobody notices it, and it saves most of the messaging cost. */
const batchWindowMs = 8
/** Larger batches are not cheaper per row, and add latency. */
const maxBatchRows = 64

/** The probability of speech for each frame: at most two frames, which continue the stream. */
export type SpeechProbabilities = (frames: Int16Array) => Promise<Float32Array>

interface Row {
  stream: number
  frames: Int16Array
}

/** Sends the frames of many streams in batches, in which a frame costs a third of a single one. */
export function createFrameBatcher(workers: WorkerPool) {
  let streamCount = 0
  const buffer = new Int16Array(maxBatchRows * framesPerChunk * frameLength)
  const batcher = createBatcher(findProbabilities, { collectForMs: batchWindowMs })

  return {
    openStream(): SpeechProbabilities {
      const stream = ++streamCount
      return async (frames) => {
        const row: Row = { stream, frames }
        return (await batcher.add(row)).get(row) ?? new Float32Array()
      }
    },
  }

  async function findProbabilities(rows: Row[]) {
    const found = new Map<Row, Float32Array>()
    for (let at = 0; at < rows.length; at += maxBatchRows) {
      const batch = rows.slice(at, at + maxBatchRows)
      const probabilities = (await workers.run(toBatch(batch))) as Float32Array
      for (const [index, row] of batch.entries())
        found.set(row, probabilities.subarray(index * framesPerChunk).subarray(0, row.frames.length / frameLength))
    }
    return found
  }

  /** Only one batch is in flight, so its buffer is reused: allocating one costs more than sending it. */
  function toBatch(batch: Row[]): Batch {
    for (const [index, { frames }] of batch.entries()) buffer.set(frames, index * framesPerChunk * frameLength)
    return {
      streams: Uint32Array.from(batch, ({ stream }) => stream),
      counts: Uint8Array.from(batch, ({ frames }) => frames.length / frameLength),
      frames: buffer.subarray(0, batch.length * framesPerChunk * frameLength),
    }
  }
}
