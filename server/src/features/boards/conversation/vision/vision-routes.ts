import { boardVisionPath, type VisionAnswer } from '@pipit/contract/boards/messages'
import { vision } from '@pipit/contract/chat/events'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readBearerToken } from '../../../../access/authenticate.ts'
import { ApiError } from '../../../../api-error.ts'
import { isPicture } from '../../../chat/device/is-picture.ts'
import { limitEachBoard } from '../../board-limits.ts'
import type { AuthenticateBoard } from '../../authenticate-board.ts'
import { cameraStore } from '../camera-store.ts'
import { pictureStore } from './picture-store.ts'
import { maxParts, readForm } from './read-form.ts'

interface Dependencies {
  database: Database
  authenticateBoard: AuthenticateBoard
}

/** The picture, the question and the borders between them. */
const maxBodyBytes = vision.maxBytes + 20_000
/** A board looks four times a minute, and when a child asks. Its own limit holds wherever it sends from. */
const picturesOfBoard = 60
/** Several boards of a home share a network. */
const rateLimit = { max: 120, timeWindow: '1 minute' }

/**
 * Where the camera of a board sends what it sees. The answer goes back to the conversation as the result of the board's
 * tool. It comes at once, because the board does nothing else before: the conversation fetches the picture and searches it
 * for a card.
 */
export async function visionRoutes(app: FastifyInstance, { database, authenticateBoard }: Dependencies): Promise<void> {
  const deviceOf = new WeakMap<FastifyRequest, string>()
  await app.register(async (scope) => {
    // Nobody else can send a picture, because this happens before it is received, and after the network's requests are counted.
    scope.addHook('preParsing', async (request) => {
      const board = await authenticateBoard({
        token: readBearerToken(request) ?? '',
        clientId: request.headers['client-id']?.toString() ?? '',
        macAddress: request.headers['device-id']?.toString() ?? '',
      })
      if (!board || board.mustProve) throw new ApiError('unauthenticated')
      const { deviceId } = board.principal
      if (!(await cameraStore(database).find(deviceId)).isUsed) throw new ApiError('forbidden')
      deviceOf.set(request, deviceId)
    })
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_, body, done) =>
      done(null, body),
    )
    scope.post(
      boardVisionPath,
      { bodyLimit: maxBodyBytes, onRequest: limitEachBoard(picturesOfBoard), config: { rateLimit } },
      async (request): Promise<VisionAnswer> => {
        const picture = await readPicture(request)
        if (!isPicture(picture)) throw new ApiError('invalid-request', [unreadable])
        const id = await pictureStore(database).add(deviceOf.get(request) ?? '', picture)
        return { success: true, picture: id ?? '' }
      },
    )
  })
}

const unreadable = {
  field: 'file',
  message: `Send a JPEG of at most ${vision.width} × ${vision.height} and ${vision.maxScans} scans as the field "file" of a form with at most ${maxParts} parts.`,
}

/** Boards call the field `file`; clients in browsers call it `image`. */
async function readPicture({ body, headers }: FastifyRequest) {
  if (!Buffer.isBuffer(body)) return null
  const form = await readForm(body, headers['content-type'] ?? '')
  const file = form?.get('file') ?? form?.get('image')
  return file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : null
}
