import { Tensor } from 'onnxruntime-node'
import { frameLength, framesPerChunk } from './frames.ts'
import { loadModel } from '../models/load-model.ts'
import { silero } from '../models/weights.ts'

const contextLength = 64
const inputLength = contextLength + frameLength
const layers = 2
const width = 128

export interface Row {
  /** There are up to two consecutive frames. */
  frames: Int16Array
  /** Each run updates it. */
  state: VadState
}

export interface VadState {
  layers: Float32Array[]
  context: Float32Array
}

export const createVadState = (): VadState => ({
  layers: Array.from({ length: layers }, () => new Float32Array(width)),
  context: new Float32Array(contextLength),
})

/** A frame in a batch of many streams costs a third of a single one. */
export async function loadSilero() {
  const session = await loadModel(silero)
  const rate = new Tensor('int64', BigInt64Array.of(16_000n), [])

  async function step(rows: Row[], index: number) {
    const input = new Float32Array(rows.length * inputLength)
    const batchState = new Float32Array(layers * rows.length * width)
    for (const [row, { frames, state }] of rows.entries()) {
      const into = input.subarray(row * inputLength, (row + 1) * inputLength)
      into.set(state.context)
      for (let at = 0; at < frameLength; at++)
        into[contextLength + at] = (frames[index * frameLength + at] ?? 0) / 32_768
      state.context.set(into.subarray(frameLength))
      for (const [layer, values] of state.layers.entries()) batchState.set(values, (layer * rows.length + row) * width)
    }
    const { output, stateN } = await session.run({
      input: new Tensor('float32', input, [rows.length, inputLength]),
      state: new Tensor('float32', batchState, [layers, rows.length, width]),
      sr: rate,
    })
    const next = stateN?.data as Float32Array
    for (const [row, { state }] of rows.entries())
      for (const [layer, values] of state.layers.entries())
        values.set(next.subarray((layer * rows.length + row) * width).subarray(0, width))
    return output?.data as Float32Array
  }

  return async (rows: Row[]): Promise<Float32Array> => {
    const probabilities = new Float32Array(rows.length * framesPerChunk)
    for (let index = 0; index < framesPerChunk; index++) {
      const present = [...rows.keys()].filter((row) => Number(rows[row]?.frames.length) > index * frameLength)
      if (present.length === 0) break
      const found = await step(
        rows.filter((_, row) => present.includes(row)),
        index,
      )
      for (const [at, row] of present.entries()) probabilities[row * framesPerChunk + index] = found[at] ?? 0
    }
    return probabilities
  }
}
