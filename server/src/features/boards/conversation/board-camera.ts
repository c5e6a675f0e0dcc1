import { z } from 'zod'
import type { Database } from '@pipit/database/connect'
import type { FailureLog } from '../../../observability/logging/failure-log.ts'
import type { DeviceChannel } from '../../chat/device/device-channel.ts'
import type { BoardTools } from './board-tools.ts'
import { asksToLook } from './asks-to-look.ts'
import { cameraStore } from './camera-store.ts'
import { sendInOrder } from './send-in-order.ts'
import type { CardReader } from './vision/card-reader.ts'
import { pictureStore } from './vision/picture-store.ts'
import { watchPauses } from './watch-pauses.ts'

interface Options {
  tools: BoardTools
  database: Database
  cardReader: Pick<CardReader, 'read'>
  channel: DeviceChannel
  /** How long nobody has spoken or thought while the child could be heard. */
  quietMs: () => number
  onCard: (cardId: string) => Promise<unknown> | void
  onPicture: (picture: Uint8Array) => Promise<unknown> | void
  log: FailureLog
}

export type BoardCamera = ReturnType<typeof createBoardCamera>

const takePhoto = 'self.camera.take_photo'

const answer = z.object({ picture: z.uuid() })

/**
 * Looks through the camera of a board, if it has one that its family uses. A board does nothing else until its picture has
 * arrived: so it never looks while somebody speaks, and the coach's next reply waits for the picture.
 */
export function createBoardCamera(options: Options) {
  const { tools, database, cardReader, channel, quietMs, onCard, onPicture, log } = options
  const { deviceId } = channel.connection
  const sender = sendInOrder(channel)
  const store = cameraStore(database)
  let looking: Promise<void> | null = null
  let wasAsked = false
  let hasLooked = false
  /** After a picture that did not come, only a child that asks gets another one. */
  let hasFailed = false
  /** The card of the last picture; undefined before the first one. */
  let cardInView: string | null | undefined
  const pauses = watchPauses({ quietMs, onPause: () => look(false) })

  return {
    /** The tools of the board are known. */
    async open() {
      if (!tools.offers(takePhoto)) return
      await store.addCamera(deviceId)
      pauses.start()
    },
    follow(childText: string) {
      if (tools.offers(takePhoto) && channel.conversation?.awaitsCard() && asksToLook(childText)) void look(true)
    },
    close: pauses.close,
  }

  function look(isAsked: boolean): Promise<void> {
    wasAsked = isAsked || (looking !== null && wasAsked)
    if (looking) return looking
    pauses.postpone()
    looking = takePicture()
      .catch((error: unknown) => log.warn('a picture of a board could not be read', error, { feature: 'chat' }))
      .finally(() => (looking = null))
    channel.conversation?.awaitPicture(looking)
    return looking
  }

  async function takePicture() {
    const { isUsed, hasCards } = await store.find(deviceId)
    const isWanted = wasAsked || !hasLooked || (hasCards && !hasFailed)
    if (!isUsed || !isWanted || !mayLook()) return
    hasLooked = true
    const picture = await receivePicture()
    hasFailed = picture === undefined
    if (picture) await showPicture(picture)
  }

  /** A reply that has begun since is not interrupted. One that waits for this picture has not. */
  function mayLook() {
    return wasAsked ? channel.conversation?.awaitsCard() : quietMs() > 0
  }

  async function receivePicture() {
    sender.hold()
    const { data } = await tools
      .call(takePhoto, { question: 'What does the child show?' })
      .then((given) => answer.safeParse(given))
      .finally(() => sender.release())
    return data && pictureStore(database).take(deviceId, data.picture)
  }

  async function showPicture(picture: Uint8Array) {
    const card = await cardReader.read(channel.principal.registeredTo, new Uint8Array(picture))
    if (cardInView === undefined) cardInView = channel.conversation?.cardId() ?? null
    if (card === null || card === cardInView) {
      cardInView = card
      await onPicture(picture)
    } else if (mayLook()) {
      cardInView = card
      await onCard(card)
    }
  }
}
