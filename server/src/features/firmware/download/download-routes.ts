import type { Queries } from '@pipit/database/connect'
import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, orNotFound } from '../../../api-error.ts'
import type { ImageFiles } from '../image-files.ts'
import type { Download, DownloadTokens } from './download-tokens.ts'
import { downloadPath } from './find-updates.ts'
import { holdBackEnd } from './hold-back-end.ts'
import { readRange } from './read-range.ts'
import { updateStore } from './update-store.ts'

export interface DownloadDependencies {
  database: Queries
  files: ImageFiles
  downloadTokens: DownloadTokens
}

type DownloadRequest = FastifyRequest<{ Params: { token: string } }>

/** Enough for 16 MB in parts of 64 KB. */
const requestsPerMinute = 300

/** Where devices download images. Stock firmware sends nothing but the address, so the address is the key. */
export function downloadRoutes(app: FastifyInstance, { database, files, downloadTokens }: DownloadDependencies) {
  const store = updateStore(database)
  const rateLimit = {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) =>
      downloadTokens.read((request as DownloadRequest).params.token)?.deviceId ?? request.clientNetwork,
  }

  app.route<{ Params: { token: string } }>({
    method: ['GET', 'HEAD'],
    url: `${downloadPath}/:token`,
    config: { rateLimit },
    async handler(request, reply) {
      const download = orNotFound(downloadTokens.read(request.params.token))
      const { file, size, sha256 } = orNotFound(await store.findDownload(download))
      const etag = `"${sha256.toString('hex')}"`
      reply.headers({ 'accept-ranges': 'bytes', etag, 'cache-control': 'private, no-transform' })
      const { range: asked, 'if-range': ifRange } = request.headers
      const range = readRange({ range: asked, ifRange: ifRange as string | undefined }, { size, etag })
      if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
      const { start, end } = range ?? { start: 0, end: size - 1 }
      if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
      reply.type('application/octet-stream').header('content-length', end - start + 1)
      if (request.method === 'HEAD') return reply.send()
      const content = await files.readRange(file, { start, end })
      if (!content) throw missingFile(request)
      if (start === 0) await store.markAttempted(download)
      if (end === size - 1) recordWhenSent(request, reply, download)
      const isWhole = start === 0 && end === size - 1
      return reply.send(pipeline(content, guardEnd(request, download, isWhole ? sha256 : null), () => undefined))
    },
  })

  /** The rollout may have been withdrawn meanwhile, and what is sent as a whole must still be what was signed. */
  function guardEnd(request: FastifyRequest, download: Download, sha256: Buffer | null) {
    const hash = createHash('sha256')
    return holdBackEnd({
      onPart: (part) => sha256 && hash.update(part),
      async mayEnd() {
        if (sha256 && !hash.digest().equals(sha256)) {
          request.log.error({ feature: 'firmware', code: 'image-damaged' }, damaged)
          return false
        }
        return (await store.findDownload(download)) !== undefined
      },
    })
  }

  /** Records nothing if the connection breaks before the last byte. */
  function recordWhenSent(request: FastifyRequest, reply: FastifyReply, download: Download) {
    reply.raw.once('finish', () => {
      store.markDownloaded(download).catch((error: unknown) => {
        request.log.warn({ feature: 'firmware', err: error }, 'a download could not be recorded')
      })
    })
  }
}

const damaged = 'the file of a firmware image is not what was signed: withdraw the image, and upload a newer version'

/** This happens after a database was restored without the files. */
function missingFile(request: FastifyRequest) {
  request.log.error(
    { feature: 'firmware', code: 'image-missing' },
    'the file of a firmware image is missing: upload it again',
  )
  return new ApiError('not-found')
}
