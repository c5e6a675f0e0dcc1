import { Tensor } from 'onnxruntime-node'
import { frameLength, framesPerChunk } from './frames.ts'
import { loadModel } from '../models/load-model.ts'
import { silero } from '../models/weights.ts'

const contextLength = 64
const inputLength = contextLength + frameLength
const layers = 2
const width = 128

export interface Row {
  /** Up to two that follow each other. */
  frames: Int16Array
  /** Of the frames before; it is changed by each run. */
  memory: Memory
}

/** What the network makes of a stream so far, and the last samples of it. */
export interface Memory {
  layers: Float32Array[]
  context: Float32Array
}

export const nothingYet = (): Memory => ({
  layers: Array.from({ length: layers }, () => new Float32Array(width)),
  context: new Float32Array(contextLength),
})

/** How sure Silero's network is that somebody speaks. Over many streams at once a frame costs a third of one alone. */
export async function loadSilero() {
  const session = await loadModel(silero)
  const rate = new Tensor('int64', BigInt64Array.of(16_000n), [])

  async function step(rows: Row[], index: number) {
    const input = new Float32Array(rows.length * inputLength)
    const state = new Float32Array(layers * rows.length * width)
    for (const [place, { frames, memory }] of rows.entries()) {
      const into = input.subarray(place * inputLength, (place + 1) * inputLength)
      into.set(memory.context)
      for (let at = 0; at < frameLength; at++)
        into[contextLength + at] = (frames[index * frameLength + at] ?? 0) / 32_768
      memory.context.set(into.subarray(frameLength))
      for (const [layer, values] of memory.layers.entries()) state.set(values, (layer * rows.length + place) * width)
    }
    const { output, stateN } = await session.run({
      input: new Tensor('float32', input, [rows.length, inputLength]),
      state: new Tensor('float32', state, [layers, rows.length, width]),
      sr: rate,
    })
    const next = stateN?.data as Float32Array
    for (const [place, { memory }] of rows.entries())
      for (const [layer, values] of memory.layers.entries())
        values.set(next.subarray((layer * rows.length + place) * width).subarray(0, width))
    return output?.data as Float32Array
  }

  /** Row by row, with a place for each of two frames. */
  return async (rows: Row[]): Promise<Float32Array> => {
    const chances = new Float32Array(rows.length * framesPerChunk)
    for (let index = 0; index < framesPerChunk; index++) {
      const places = [...rows.keys()].filter((place) => Number(rows[place]?.frames.length) > index * frameLength)
      if (places.length === 0) break
      const found = await step(
        rows.filter((_, place) => places.includes(place)),
        index,
      )
      for (const [at, place] of places.entries()) chances[place * framesPerChunk + index] = found[at] ?? 0
    }
    return chances
  }
}
