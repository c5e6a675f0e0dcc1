import { joinSamples } from '@pipit/contract/audio/join-samples'
import { createWorker } from '@pipit/concurrency/worker'
import type { EncodeWork } from './encode-speech-process.ts'

export type SpeechEncoders = ReturnType<typeof createSpeechEncoders>

/** A board waits for five frames at the most, so this is never reached by the boards that a process can serve. */
const maxWaiting = 2000

/** Enough for one that was killed. A board waits for four seconds at the most if each one dies when it starts. */
const maxAttempts = 3

/**
 * Encoders for the coach's speech, in a process of their own: Opus takes more time than all else that is done for a frame,
 * and would delay those of other boards.
 */
export function createSpeechEncoders(onDeath: (error: Error) => void) {
  const { prepare, perform, close } = createWorker<EncodeWork, Uint8Array[]>({
    program: new URL('encode-speech-process.ts', import.meta.url),
    // The library has one buffer for all threads of a process.
    isProcess: true,
    // A few frames take less than a millisecond, and boards wait for each other's anyway.
    tasksAtOnce: Infinity,
    maxWaiting,
    timeLimitMs: () => 5000,
    failure: 'speech could not be encoded',
    maxAttempts,
    onDeath,
  })
  let count = 0

  return {
    create() {
      const encoder = (count += 1)
      let isFirst = true
      // It takes as long to start as a greeting may wait.
      prepare()
      return {
        encode(frames: Int16Array[]) {
          const work = { encoder, isFirst, speech: joinSamples(frames), frameSamples: frames[0]?.length ?? 0 }
          isFirst = false
          return perform(String(encoder), work)
        },
        /** Boards forget the speech before when the coach begins to speak. */
        reset() {
          isFirst = true
        },
      }
    },
    close,
  }
}
