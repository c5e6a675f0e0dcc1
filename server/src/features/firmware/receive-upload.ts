import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ApiError } from '../../api-error.ts'

export interface UploadedFile {
  path: string
  size: number
  /** Hexadecimal. */
  sha256: string
}

interface Options {
  folder: string
  maxBytes: number
}

/** Writes the body of a request to a temporary file, which exists until `use` has ended. */
export async function withUploadedFile<Result>(
  request: IncomingMessage,
  { folder, maxBytes }: Options,
  use: (file: UploadedFile) => Promise<Result>,
): Promise<Result> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new ApiError('payload-too-large')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const hash = createHash('sha256')
  let size = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > maxBytes) return done(new ApiError('payload-too-large'))
      hash.update(chunk)
      done(null, chunk)
    },
  })
  try {
    // The request itself must survive a refusal: its connection carries the response.
    await pipeline(request.iterator({ destroyOnReturn: false }), measure, createWriteStream(path, { mode: 0o600 }))
    return await use({ path, size, sha256: hash.digest('hex') })
  } catch (error) {
    // The connection broke: nobody reads the response, and nothing is wrong on our side.
    if (!request.complete && request.destroyed) throw new ApiError('request-timeout')
    throw error
  } finally {
    await rm(path, { force: true })
  }
}
