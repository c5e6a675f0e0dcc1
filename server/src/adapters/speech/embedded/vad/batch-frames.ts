import { frameLength, framesPerChunk, type Batch } from './frames.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'

/** Milliseconds in which others may join. They are not noticed in a talk, and spare most of the work of sending. */
const batchWindowMs = 8
/** Beyond that a larger batch is not cheaper, and all would wait for it. */
const maxBatchRows = 64

/** How sure it is, frame by frame, that somebody speaks; at most two frames, which follow the stream's last. */
export type SpeechProbabilities = (stream: number, frames: Int16Array) => Promise<Float32Array>

interface Row {
  stream: number
  frames: Int16Array
  resolve: (chances: Float32Array) => void
  reject: (why: unknown) => void
}

/** Frames of many streams travel together. While a batch is away the next gathers, so that it grows with the load. */
export function createFrameBatcher(workers: WorkerPool): SpeechProbabilities {
  const rows: Row[] = []
  const gathered = new Int16Array(maxBatchRows * framesPerChunk * frameLength)
  let busy = false

  /** One batch is away at a time, so that the same memory serves all: making it anew costs more than sending it. */
  function together(batch: Row[]): Batch {
    for (const [index, { frames }] of batch.entries()) gathered.set(frames, index * framesPerChunk * frameLength)
    return {
      streams: Uint32Array.from(batch, ({ stream }) => stream),
      counts: Uint8Array.from(batch, ({ frames }) => frames.length / frameLength),
      frames: gathered.subarray(0, batch.length * framesPerChunk * frameLength),
    }
  }

  async function send() {
    const batch = rows.splice(0, maxBatchRows)
    try {
      const chances = (await workers.run(together(batch))) as Float32Array
      for (const [index, { frames, resolve }] of batch.entries())
        resolve(chances.subarray(index * framesPerChunk).subarray(0, frames.length / frameLength))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    if (rows.length > 0) void send()
    else busy = false
  }

  return (stream, frames) =>
    new Promise((resolve, reject) => {
      rows.push({ stream, frames, resolve, reject })
      if (busy) return
      busy = true
      setTimeout(send, batchWindowMs)
    })
}
