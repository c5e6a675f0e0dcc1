import {
  listFirmwareImages,
  readFirmwareImage,
  readFirmwareSettings,
  uploadFirmwareImage,
  withdrawFirmwareImage,
} from '@pipit/contract/firmware/images'
import { chipNames } from '@pipit/contract/firmware/image-header'
import type { FastifyInstance } from 'fastify'
import { ApiError, orNotFound } from '../../api-error.ts'
import { readCursor, toPage } from '../../http/id-pagination.ts'
import { accountOrNetwork } from '../../http/rate-limit-key.ts'
import { route } from '../../http/route.ts'
import { imageStore, type ImageRow } from './image-store.ts'
import { uploadImage, type UploadDependencies } from './upload-image.ts'
import { withdrawImage } from './withdraw-image.ts'

/** Each upload is hashed and written twice. */
const perUpload = { max: 60, timeWindow: '1 minute', keyGenerator: accountOrNetwork }

export function imageRoutes(app: FastifyInstance, dependencies: UploadDependencies) {
  const { database, publicKeys, maxImageBytes } = dependencies
  const store = imageStore(database)

  app.register(async (uploads) => {
    // The handler reads the stream itself; `body` stays undefined.
    uploads.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null))
    route(
      uploads,
      uploadFirmwareImage,
      async ({ query, request, authorizeAgain }) => {
        if (request.headers['content-type']?.split(';')[0] !== 'application/octet-stream')
          throw new ApiError('invalid-request', [{ field: 'body', message: fileMissing }])
        return toImage(await uploadImage(dependencies, query, { body: request.raw, authorizeAgain }))
      },
      { rateLimit: perUpload },
    )
  })

  route(app, listFirmwareImages, async ({ query: { cursor, hardwareModel, limit } }) => {
    const { items, nextCursor } = toPage(await store.list({ cursor: readCursor(cursor), hardwareModel, limit }), limit)
    return { items: items.map(toImage), nextCursor }
  })

  route(app, readFirmwareImage, async ({ params }) => toImage(orNotFound(await store.find(params.imageId))))

  route(app, withdrawFirmwareImage, async ({ params }) => toImage(await withdrawImage(database, params.imageId)))

  route(app, readFirmwareSettings, async () => ({
    maxImageBytes,
    publicKeys: publicKeys.map(({ text }) => text),
    models: await store.listModels(),
  }))
}

const fileMissing = 'Send the image as application/octet-stream.'

function toImage({ chipId, sha256, signature, createdAt, withdrawnAt, ...row }: ImageRow) {
  return {
    ...row,
    sha256: sha256.toString('hex'),
    signature: signature.toString('base64'),
    chip: chipNames[chipId] ?? `chip ${chipId}`,
    createdAt: createdAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }
}
