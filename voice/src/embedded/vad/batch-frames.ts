import { frameLength, framesPerChunk, type Batch } from './frames.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'

/** How long a batch waits for frames of other streams. Not noticeable, and saves most of the messaging cost. */
const batchWindowMs = 8
/** Larger batches are not cheaper per row, and add latency. */
const maxBatchRows = 64

/** The probability of speech for each frame: at most two frames, which continue the stream. */
export type SpeechProbabilities = (frames: Int16Array) => Promise<Float32Array>

interface Row {
  stream: number
  frames: Int16Array
  resolve: (probabilities: Float32Array) => void
  reject: (error: unknown) => void
}

/** Sends the frames of many streams in batches. The next batch collects while one is processed, so it grows with the load. */
export function createFrameBatcher(workers: WorkerPool) {
  let streamCount = 0
  const rows: Row[] = []
  const buffer = new Int16Array(maxBatchRows * framesPerChunk * frameLength)
  let busy = false

  /** Only one batch is in flight, so its buffer is reused: allocating one costs more than sending it. */
  function toBatch(batch: Row[]): Batch {
    for (const [index, { frames }] of batch.entries()) buffer.set(frames, index * framesPerChunk * frameLength)
    return {
      streams: Uint32Array.from(batch, ({ stream }) => stream),
      counts: Uint8Array.from(batch, ({ frames }) => frames.length / frameLength),
      frames: buffer.subarray(0, batch.length * framesPerChunk * frameLength),
    }
  }

  async function send() {
    const batch = rows.splice(0, maxBatchRows)
    try {
      const probabilities = (await workers.run(toBatch(batch))) as Float32Array
      for (const [index, { frames, resolve }] of batch.entries())
        resolve(probabilities.subarray(index * framesPerChunk).subarray(0, frames.length / frameLength))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    if (rows.length > 0) void send()
    else busy = false
  }

  return {
    openStream(): SpeechProbabilities {
      const stream = ++streamCount
      return (frames) =>
        new Promise((resolve, reject) => {
          rows.push({ stream, frames, resolve, reject })
          if (busy) return
          busy = true
          setTimeout(send, batchWindowMs)
        })
    },
  }
}
