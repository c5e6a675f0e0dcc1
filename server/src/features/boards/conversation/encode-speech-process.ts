import { constants, setPriority } from 'node:os'
import { serveWork } from '@pipit/concurrency/serve-work'
import { createSpeechEncoder } from './opus.ts'

export interface EncodeWork {
  encoder: number
  /** True for the first of what a board plays without a pause. */
  isFirst: boolean
  /** The samples of one frame or several. */
  speech: Int16Array
  frameSamples: number
}

type Encoder = ReturnType<typeof createSpeechEncoder> & { usedAt: number }

/** Nobody says when a board has left. One that is told more after such a pause gets another encoder. */
const unusedMs = 60_000
const encoders = new Map<number, Encoder>()

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

await serveWork<EncodeWork, Uint8Array[]>(async () => async ({ encoder: id, isFirst, speech, frameSamples }) => {
  const encoder = encoders.get(id) ?? add(id)
  encoder.usedAt = performance.now()
  if (isFirst) encoder.reset()
  return Array.from({ length: speech.length / frameSamples }, (_, frame) =>
    encoder.encode(speech.subarray(frame * frameSamples, (frame + 1) * frameSamples)),
  )
})

function add(id: number): Encoder {
  const now = performance.now()
  for (const [each, { usedAt }] of encoders) if (now - usedAt > unusedMs) encoders.delete(each)
  const encoder = { ...createSpeechEncoder(), usedAt: now }
  encoders.set(id, encoder)
  return encoder
}
