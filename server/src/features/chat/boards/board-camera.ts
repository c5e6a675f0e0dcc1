import { z } from 'zod'
import type { Database } from '@pipit/database/connect'
import type { FailureLog } from '../../../logging/failure-log.ts'
import type { BoardTools } from './board-tools.ts'
import { pictureStore } from './vision/picture-store.ts'

interface Options {
  tools: BoardTools
  database: Database
  deviceId: string
  onCard: (cardId: string) => void
  onPicture: (picture: Uint8Array) => void
  log: FailureLog
}

const takePhoto = 'self.camera.take_photo'
/** A board needs a second or two for a picture, and shows it on its display. */
const minIntervalMs = 5000

const answer = z.union([z.object({ card: z.string().max(100) }), z.object({ picture: z.uuid() })])

/** Looks through the camera of a board, if it has one. */
export function createBoardCamera({ tools, database, deviceId, onCard, onPicture, log }: Options) {
  let lookedAt = -Infinity
  let isLooking = false

  return {
    /** When a child begins to speak: by its last word, the picture is here. */
    look() {
      if (isLooking || performance.now() - lookedAt < minIntervalMs || !tools.offers(takePhoto)) return
      isLooking = true
      lookedAt = performance.now()
      void takePicture()
        .catch((error: unknown) => log.warn('a picture of a board could not be read', error, { feature: 'chat' }))
        .finally(() => (isLooking = false))
    },
  }

  async function takePicture() {
    const { data } = answer.safeParse(await tools.call(takePhoto, { question: 'What does the child show?' }))
    if (!data) return
    if ('card' in data) return onCard(data.card)
    const picture = await pictureStore(database).take(deviceId, data.picture)
    if (picture) onPicture(picture)
  }
}
