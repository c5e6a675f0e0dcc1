import { joinSamples } from '@pipit/contract/audio/join-samples'
import { createThread } from '../../../concurrency/thread.ts'
import type { EncodeWork } from './encode-speech-process.ts'

export type SpeechEncoders = ReturnType<typeof createSpeechEncoders>

/** A board waits for five frames at the most, so this is never reached by the boards that a process can serve. */
const maxPending = 2000

/**
 * Encoders for the coach's speech, in a process of their own: Opus takes more time than all else that is done for a frame,
 * and would delay those of other boards.
 */
export function createSpeechEncoders(onFailure: (error: unknown) => void) {
  const { perform, close } = createThread<EncodeWork, Uint8Array[]>({
    program: new URL('encode-speech-process.ts', import.meta.url),
    // The library has one buffer for all threads of a process.
    isProcess: true,
    maxPending,
    failure: 'speech could not be encoded',
  })
  let count = 0

  return {
    create() {
      const encoder = (count += 1)
      let isFirst = true
      // Starts the process, which takes as long as a greeting may wait.
      void perform({ encoder, isFirst, speech: new Int16Array(), frameSamples: 1 }).catch(onFailure)
      return {
        encode(frames: Int16Array[]) {
          const work = { encoder, isFirst, speech: joinSamples(frames), frameSamples: frames[0]?.length ?? 0 }
          isFirst = false
          return perform(work)
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
