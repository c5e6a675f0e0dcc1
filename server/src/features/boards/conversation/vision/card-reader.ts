import { createWorker } from '@pipit/concurrency/worker'

export type CardReader = ReturnType<typeof createCardReader>

/** Finds the card that a child shows to the camera. */
export function createCardReader() {
  const { perform, close } = createWorker<Uint8Array<ArrayBuffer>, string | null>({
    program: new URL('read-card-thread.ts', import.meta.url),
    maxWaiting: 20,
    timeLimitMs: () => 5000,
    failure: 'a picture could not be searched for a card',
  })
  return {
    /** Its id, or null if there is no card in the picture. Families take turns. */
    read: perform,
    close,
  }
}
