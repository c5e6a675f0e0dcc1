import { boardVisionPath } from '@pipit/contract/boards/messages'
import { vision } from '@pipit/contract/chat/events'
import { aPictureOfScans } from '@pipit/server/features/chat/device/testing/many-scans'
import { aPicture } from '@pipit/server/features/transcripts/recordings/testing/picture'
import * as fc from 'fast-check'
import { aClaimedBoard, aNewBoard } from '../target/a-board.ts'
import { fromNewAddress } from '../target/addresses.ts'
import type { Families } from '../target/families.ts'
import { aParent } from '../target/people.ts'
import type { Target } from '../target/start-target.ts'
import type { Try } from '../runner/check.ts'

/** A board may send more at once. */
const picturesPerBoard = 10

/** Pictures of cameras that are not a family's, and what is no picture. */
export async function tryPictures({ target, victim, attacker }: Families, { tally, tries }: Try) {
  let board = await aClaimedBoard(target, victim.parent)
  const other = await aClaimedBoard(target, attacker.parent)
  const picture = aPicture(64, 36)
  const countStored = async () => {
    const [row] = await target.sql<{ count: number }>('select count(*)::int as count from board_pictures')
    return row?.count ?? 0
  }
  async function send({ token, clientId }: { token: string; clientId: string }, content: Uint8Array, field = 'file') {
    const body = new FormData()
    body.append('question', 'What is this?')
    body.append(field, new Blob([Uint8Array.from(content)], { type: 'image/jpeg' }), 'camera.jpg')
    const headers = { ...fromNewAddress(), authorization: `Bearer ${token}`, 'client-id': clientId }
    // The connection may end before all was sent.
    const response = await target.fetch(boardVisionPath, { method: 'POST', headers, body }).catch(() => null)
    await response?.body?.cancel()
    return response?.status ?? 'nothing'
  }

  const unwanted = await send(board, picture)
  tally.count(unwanted === 403, () => `a picture whose family allows no camera was answered ${unwanted}`)
  await target.sql('update devices set uses_camera = true where id = $1', [board.deviceId])

  const right = await send(board, picture)
  tally.count(right === 200 && (await countStored()) === 1, () => `a picture of a board was answered ${right}`)

  const thieves = [
    { token: '', clientId: board.clientId },
    { token: board.token, clientId: '' },
    { token: board.token, clientId: board.macAddress },
    { token: board.token, clientId: aNewBoard().clientId },
    { token: board.token, clientId: other.clientId },
    { token: other.token, clientId: board.clientId },
    { token: `${board.token.slice(0, -2)}xx`, clientId: board.clientId },
    { token: attacker.parent.token, clientId: board.clientId },
    { token: attacker.deviceToken, clientId: board.clientId },
  ]
  for (const thief of thieves) {
    const status = await send(thief, picture)
    tally.count(status === 401, () => `a picture of a stranger was answered ${status}`)
  }

  const noPictures = [
    ...fc.sample(fc.uint8Array({ maxLength: 5000 }), tries(300, 20)).map((bytes) => new Uint8Array(bytes)),
    picture.slice(0, 100),
    aPictureOfScans(2000),
    new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ]
  for (const [index, content] of noPictures.entries()) {
    if (index % picturesPerBoard === picturesPerBoard - 1) board = await aBoardWithCamera(target)
    const status = await send(board, content)
    tally.count(status === 400, () => `${content.length} bytes that are no picture were answered ${status}`)
  }
  board = await aBoardWithCamera(target)
  const unnamed = await send(board, picture, 'x')
  tally.count(unnamed === 400, () => `a picture in another field was answered ${unnamed}`)
  for (const extra of [vision.maxBytes, tries(200_000_000, 20_000_000)]) {
    const status = await send(board, new Uint8Array(extra + 100_000))
    tally.count(status === 413 || status === 'nothing', () => `${extra} bytes too many were answered ${status}`)
  }
  const stored = await countStored()
  tally.count(stored === 1, () => `${stored - 1} pictures more than one were stored`)
}

/** Its family has no other device. */
async function aBoardWithCamera(target: Target) {
  const board = await aClaimedBoard(target, await aParent(target))
  await target.sql('update devices set uses_camera = true where id = $1', [board.deviceId])
  return board
}
