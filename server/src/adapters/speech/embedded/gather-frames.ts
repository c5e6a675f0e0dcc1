import { frameLength, framesAtOnce, type Batch } from './frames.ts'
import type { Workers } from './workers.ts'

/** Milliseconds in which others may join. They are not noticed in a talk, and spare most of the work of sending. */
const gatherFor = 8
/** Beyond that a larger batch is not cheaper, and all would wait for it. */
const mostAtOnce = 64

/** How sure it is, frame by frame, that somebody speaks; at most two frames, which follow the stream's last. */
export type FindChances = (stream: number, frames: Int16Array) => Promise<Float32Array>

interface Row {
  stream: number
  frames: Int16Array
  resolve: (chances: Float32Array) => void
  reject: (why: unknown) => void
}

/** Frames of many streams travel together. While a batch is away the next gathers, so that it grows with the load. */
export function gatherFrames(workers: Workers): FindChances {
  const rows: Row[] = []
  const gathered = new Int16Array(mostAtOnce * framesAtOnce * frameLength)
  let busy = false

  /** One batch is away at a time, so that the same memory serves all: making it anew costs more than sending it. */
  function together(batch: Row[]): Batch {
    for (const [index, { frames }] of batch.entries()) gathered.set(frames, index * framesAtOnce * frameLength)
    return {
      streams: Uint32Array.from(batch, ({ stream }) => stream),
      counts: Uint8Array.from(batch, ({ frames }) => frames.length / frameLength),
      frames: gathered.subarray(0, batch.length * framesAtOnce * frameLength),
    }
  }

  async function send() {
    const batch = rows.splice(0, mostAtOnce)
    try {
      const chances = (await workers.ask(together(batch))) as Float32Array
      for (const [index, { frames, resolve }] of batch.entries())
        resolve(chances.subarray(index * framesAtOnce).subarray(0, frames.length / frameLength))
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
      setTimeout(send, gatherFor)
    })
}
